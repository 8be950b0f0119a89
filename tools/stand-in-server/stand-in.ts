import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type Fault, makeFaults } from "./faults.ts";
import type { ServedCard, ServedData } from "./served-data.ts";

/** How the stand-in behaves. */
export interface StandInOptions {
  readonly data: ServedData;
  readonly faults?: readonly Fault[];
  /** `array`: the bulk listing of before July 2026, with a JSON array's address. Absent: JSON Lines. */
  readonly listing?: "array";
  /** Cards on a page of a search. Default 175. */
  readonly page?: number;
  /** 0: any free one. */
  readonly port?: number;
}

/** A request as it came. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly at: number;
}

/** A running stand-in. */
export interface StandIn {
  readonly url: string;
  readonly seen: readonly SeenRequest[];
  close(): Promise<void>;
}

interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Starts a server that speaks as Scryfall's API, its file host and MTGJSON do, on 127.0.0.1. */
export async function startStandIn(options: StandInOptions): Promise<StandIn> {
  const seen: SeenRequest[] = [];
  const faultFor = makeFaults(options.faults ?? []);
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    seen.push({ method: request.method ?? "GET", path, headers: request.headers, at: Date.now() });
    const fault = faultFor(path);
    if (fault?.kind === "status") {
      const headers = fault.retryAfter === undefined ? {} : { "retry-after": fault.retryAfter };
      return send(
        request,
        response,
        { ...error(fault.status, fault.status === 429 ? "rate_limited" : "server_error", "Try later."), headers },
        undefined,
      );
    }
    const body = request.method === "POST" ? await bodyOf(request) : "";
    return send(request, response, replyTo(request, path, body, options, url()), fault);
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on TCP
  return {
    url: url(),
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function replyTo(request: IncomingMessage, path: string, body: string, options: StandInOptions, base: string): Reply {
  const agent = request.headers["user-agent"] ?? "";
  if (agent === "" || /^(?:undici|node|axios|got|curl)\b/i.test(agent) || request.headers.accept === undefined) {
    return error(400, "bad_request", "Your User-Agent string is currently a default value.", "generic_user_agent");
  }
  const recorded = options.data.replies[path];
  if (recorded !== undefined)
    return { headers: { ...recorded.response_headers, "content-type": JSON_TYPE }, body: json(recorded.body) };
  const { pathname, searchParams } = new URL(path, base);
  if (pathname === "/bulk-data")
    return { body: json({ object: "list", has_more: false, data: bulkListing(options, base) }) };
  if (pathname.startsWith("/file/"))
    return file(options.data.bulk[pathname.slice(6).replace(/\..*$/, "")], options.listing);
  if (pathname.startsWith("/api/v5/")) return mtgjson(options.data, pathname.slice(8));
  if (pathname === "/cards/named") return namedCard(options.data.cards, searchParams.get("exact") ?? "");
  if (pathname === "/cards/search") return search(options, searchParams, base);
  if (pathname === "/cards/collection") return collection(options.data.cards, body);
  return error(404, "not_found", "Nothing here.");
}

function bulkListing({ data, listing }: StandInOptions, base: string): readonly object[] {
  return Object.entries(data.bulk).map(([type, bytes]) => ({
    object: "bulk_data",
    id: type,
    type,
    updated_at: "2026-08-01T09:00:00.000+00:00",
    uri: `${base}/bulk-data/${type}`,
    name: type,
    description: "A stand-in's file.",
    ...(listing === "array"
      ? {
          download_uri: `${base}/file/${type}.json`,
          size: bytes.length,
          content_type: "application/json",
          content_encoding: "gzip",
        }
      : { jsonl_download_uri: `${base}/file/${type}.jsonl.gz`, compressed_size: bytes.length }),
  }));
}

function file(bytes: Buffer | undefined, _listing: StandInOptions["listing"]): Reply {
  if (bytes === undefined) return error(404, "not_found", "No such file.");
  return {
    headers: {
      "content-type": "application/gzip",
      "accept-ranges": "bytes",
      etag: `"${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}"`,
      "last-modified": "Sat, 01 Aug 2026 09:00:00 GMT",
    },
    body: bytes,
  };
}

function mtgjson({ mtgjson: files }: ServedData, path: string): Reply {
  const match = /^(\w+)\.json\.gz(\.sha256)?$/.exec(path);
  const bytes = files[match?.[1] ?? ""];
  if (match === null || bytes === undefined) return error(404, "not_found", "No such file.");
  return match[2] === undefined
    ? file(bytes, undefined)
    : { body: Buffer.from(createHash("sha256").update(bytes).digest("hex")) };
}

function namedCard(cards: readonly ServedCard[], name: string): Reply {
  const found = cards.find((card) => sameName(card, name));
  return found === undefined ? error(404, "not_found", `No cards found matching “${name}”`) : { body: json(found) };
}

function sameName(card: ServedCard, name: string): boolean {
  const wanted = name.toLowerCase();
  return card.name.toLowerCase() === wanted || card.name.toLowerCase().split(" // ").includes(wanted);
}

function search({ data, page: size = 175 }: StandInOptions, parameters: URLSearchParams, base: string): Reply {
  const query = (parameters.get("q") ?? "").toLowerCase();
  const set = /^e:(\w+)$/.exec(query)?.[1];
  if (/^\w+:/.test(query) && set === undefined) {
    return {
      body: json({
        object: "list",
        has_more: false,
        data: [],
        warnings: [`Invalid expression “${query}” was ignored.`],
      }),
    };
  }
  const all = data.cards.filter((card) =>
    set === undefined ? card.name.toLowerCase().includes(query) : card.set === set,
  );
  if (all.length === 0) return error(404, "not_found", "Your query didn’t match any cards.");
  const page = Number(parameters.get("page") ?? "1");
  const more = all.length > page * size;
  const next = new URLSearchParams({ ...Object.fromEntries(parameters), page: String(page + 1) });
  return {
    body: json({
      object: "list",
      total_cards: all.length,
      has_more: more,
      ...(more ? { next_page: `${base}/cards/search?${next}` } : {}),
      data: all.slice((page - 1) * size, page * size),
    }),
  };
}

function collection(cards: readonly ServedCard[], body: string): Reply {
  const { identifiers } = JSON.parse(body) as { readonly identifiers: readonly { readonly name: string }[] };
  if (identifiers.length > 75) return error(422, "validation_error", "At most 75 identifiers.");
  // As the service: a name of two parts joined is never found.
  const find = (name: string) => (name.includes("//") ? undefined : cards.find((card) => sameName(card, name)));
  const found = identifiers.map((one) => ({ one, card: find(one.name) }));
  return {
    body: json({
      object: "list",
      not_found: found.filter(({ card }) => card === undefined).map(({ one }) => one),
      data: found.flatMap(({ card }) => card ?? []),
    }),
  };
}

const JSON_TYPE = "application/json; charset=utf-8";

function error(status: number, code: string, details: string, subcode?: string): Reply {
  return {
    status,
    body: json({ object: "error", status, code, ...(subcode === undefined ? {} : { subcode }), details }),
  };
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
  fault: Fault | undefined,
): Promise<void> {
  const { status = 200, headers = {}, body } = reply;
  const { etag } = headers;
  if (status === 200 && etag !== undefined && request.headers["if-none-match"] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  const from = rangeStart(request, etag);
  if (status === 200 && from !== undefined && from >= body.length) {
    response.writeHead(416, { "content-range": `bytes */${body.length}` }).end();
    return;
  }
  const part = status === 200 && from !== undefined ? body.subarray(from) : body;
  const range = part === body ? {} : { "content-range": `bytes ${from}-${body.length - 1}/${body.length}` };
  response.writeHead(part === body ? status : 206, {
    "content-type": JSON_TYPE,
    ...headers,
    ...range,
    "content-length": String(part.length),
  });
  if (fault?.kind === "cut") {
    response.write(part.subarray(0, fault.after), () => setTimeout(() => response.destroy(), 20));
    return;
  }
  if (fault?.kind === "garble") {
    response.end(Buffer.alloc(part.length, 0x2a));
    return;
  }
  if (fault?.kind === "slow") {
    response.write(part.subarray(0, part.length >> 1));
    await sleep(fault.pause);
    response.end(part.subarray(part.length >> 1));
    return;
  }
  response.end(part);
}

/** Where a range request wants to begin, if it is for what is there now. */
function rangeStart(request: IncomingMessage, etag: string | undefined): number | undefined {
  const match = /^bytes=(\d+)-$/.exec(request.headers.range ?? "");
  const condition = request.headers["if-range"];
  if (match === null || (condition !== undefined && condition !== etag)) return undefined;
  return Number(match[1]);
}
