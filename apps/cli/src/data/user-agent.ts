/** How the command names itself to the services it asks. */
export const USER_AGENT = "obverse/0.0.0 (card data import)";
