// Serves the page and the built packages. Run: node examples/browser/serve.mjs
import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".map": "application/json" };

/** Starts the server on 127.0.0.1; port 0 takes any free one. */
export function serve(port = 0) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname));
    const file = join(root, path === "/" ? "examples/browser/index.html" : path);
    const type = TYPES[extname(file)];
    if (!file.startsWith(root) || type === undefined || !existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": type });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}

if (process.argv[1]?.endsWith("serve.mjs")) {
  const server = await serve(Number(process.argv[2] ?? 4173));
  console.log(`http://127.0.0.1:${server.address().port}/`);
}
