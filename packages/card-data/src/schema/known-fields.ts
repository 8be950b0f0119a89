const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Every field of a Scryfall card object that is documented or was seen up to late 2026. Others are reported as unknown. */
export const SCRYFALL_FIELDS: ReadonlySet<string> = words(`
  all_parts arena_id artist artist_ids attraction_lights booster border_color card_back_id card_faces cardmarket_id cmc
  collector_number color_identity color_indicator colors content_warning defense digital edhrec_rank finishes flavor_name
  flavor_text foil frame frame_effect frame_effects full_art game_changer games hand_modifier highres_image id illustration_id
  image_status image_updated_at image_uris keywords lang layout legalities life_modifier loyalty mana_cost mtgo_foil_id mtgo_id
  multiverse_ids name nonfoil object oracle_id oracle_text oversized penny_rank power preview prices printed_name printed_text
  printed_type_line prints_search_uri produced_mana promo promo_types purchase_uris rarity related_uris released_at reprint
  reserved resource_id rulings_uri scryfall_set_uri scryfall_uri security_stamp set set_id set_name set_search_uri set_type
  set_uri story_spotlight tcgplayer_etched_id tcgplayer_id textless toughness type_line uri variation variation_of watermark`);

/** Every field of an MTGJSON v5 card object that is documented or was seen up to late 2026. */
export const MTGJSON_FIELDS: ReadonlySet<string> = words(`
  artist artistIds asciiName attractionLights availability boosterTypes borderColor cardParts colorIdentity colorIndicator colors
  convertedManaCost count defense duelDeck edhrecRank edhrecSaltiness faceConvertedManaCost faceFlavorName faceManaValue faceName
  facePrintedName finishes firstPrinting flavorName flavorText foreignData frameEffects frameVersion hand hasAlternativeDeckLimit
  hasContentWarning hasFoil hasNonFoil identifiers isAlternative isEtched isFoil isFullArt isFunny isGameChanger isOnlineOnly
  isOversized isPromo isRebalanced isReprint isReserved isStarter isStorySpotlight isTextless isTimeshifted keywords language layout
  leadershipSkills legalities life loyalty manaCost manaValue name number orientation originalPrintings originalReleaseDate
  originalText originalType otherFaceIds power printedName printedText printedType printings producedMana promoTypes purchaseUrls
  rarity rebalancedPrintings relatedCards releaseDate reverseRelated rulings securityStamp setCode side signature sourceProducts
  subsets subtypes supertypes text tokenProducts tokens toughness type types uuid variations watermark`);
