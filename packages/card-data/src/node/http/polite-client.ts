import { setTimeout as sleep } from "node:timers/promises";
import type { Dispatcher } from "undici";
import { ImportFailure } from "../import-failure.ts";
import { makeRateLimiter } from "./rate-limiter.ts";

/** How the client behaves. */
export interface ClientOptions {
  /** Names the program that asks; a library's own name is refused by the services. */
  readonly userAgent: string;
  /** `offline`: nothing is asked for. Absent: the network may be used. */
  readonly network?: "offline";
  readonly signal?: AbortSignal;
  /** How long to wait for a first answer, and for the next bytes, in milliseconds. Default 30000. */
  readonly timeout?: number;
  /** How often to try again after a failure that may pass. Default 4. */
  readonly retries?: number;
  /** The first pause before trying again; each next one is twice as long. Default 500. */
  readonly pause?: number;
  /** How long to wait after a 429 that doesn't say. Default 30000, as Scryfall asks. */
  readonly pauseWhenLimited?: number;
  /** Called before each pause. */
  readonly onWait?: (why: string, milliseconds: number) => void;
}

/** An answer with a body still to be read. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Dispatcher.ResponseData["body"];
}

/** Asks servers for things as they want to be asked: with a name, at their pace, and patiently. */
export interface PoliteClient {
  /** Any answer below 400, and 416; all others are tried again or are a failure. */
  ask(
    url: string,
    options?: {
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
      readonly missing?: "is-an-answer";
    },
  ): Promise<Answer>;
  /** The JSON at an address. */
  json(url: string, options?: { readonly body?: string; readonly missing?: "is-an-answer" }): Promise<unknown>;
  readonly options: ClientOptions;
  close(): Promise<void>;
}

const PASSES = new Set([408, 500, 502, 503, 504]);

/** Makes a client. It uses the proxy that the usual variables name. */
export function makePoliteClient(options: ClientOptions): PoliteClient {
  const { timeout = 30_000, retries = 4, pause = 500, pauseWhenLimited = 30_000 } = options;
  const settings = { headersTimeout: timeout, bodyTimeout: timeout, connect: { timeout } };
  const connecting = once(() => connect(settings));
  const limiter = makeRateLimiter((milliseconds) => sleep(milliseconds), Date.now);

  const rest = async (why: string, milliseconds: number) => {
    options.onWait?.(why, milliseconds);
    await sleep(milliseconds, undefined, options.signal === undefined ? {} : { signal: options.signal }).catch(() => {
      throw new ImportFailure("stopped", "");
    });
  };

  const ask: PoliteClient["ask"] = async (url, { headers = {}, body, missing } = {}) => {
    if (options.network === "offline") throw new ImportFailure("offline", url);
    let limited = 0;
    for (let tried = 0; ; tried++) {
      await limiter.turn(new URL(url));
      const answer = await send(url, headers, body);
      if (!(answer instanceof ImportFailure)) {
        const { status } = answer;
        if (status < 400 || status === 416 || (status === 404 && missing !== undefined)) return answer;
        if (status === 429) {
          await answer.body.dump();
          if (limited++ >= 2) throw new ImportFailure("rate-limited", url);
          await rest("429", retryAfter(answer.headers["retry-after"]) ?? pauseWhenLimited);
          continue;
        }
        if (!PASSES.has(status) || tried >= retries) throw await refused(url, answer);
        await answer.body.dump();
        await rest(String(status), retryAfter(answer.headers["retry-after"]) ?? pause * 2 ** tried);
        continue;
      }
      if (answer.code === "stopped" || tried >= retries) throw answer;
      await rest(answer.detail, pause * 2 ** tried);
    }
  };

  const send = async (
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string | undefined,
  ): Promise<Answer | ImportFailure> => {
    try {
      const { request, dispatcher } = await connecting();
      const response = await request(url, {
        dispatcher,
        method: body === undefined ? "GET" : "POST",
        headers: {
          "user-agent": options.userAgent,
          accept: "application/json;q=0.9,*/*;q=0.8",
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body }),
        ...(options.signal === undefined ? {} : { signal: options.signal }),
      });
      return { status: response.statusCode, headers: flat(response.headers), body: response.body };
    } catch (error) {
      return networkFailure(error, url, options.signal);
    }
  };

  return {
    ask,
    options,
    async json(url, { body, missing } = {}) {
      for (let tried = 0; ; tried++) {
        const answer = await ask(url, {
          ...(body === undefined ? {} : { body }),
          ...(missing === undefined ? {} : { missing }),
        });
        try {
          return JSON.parse(await answer.body.text()) as unknown;
        } catch (error) {
          if (tried >= retries)
            throw error instanceof SyntaxError
              ? new ImportFailure("not-card-data", url)
              : networkFailure(error, url, options.signal);
          await rest("no JSON", pause * 2 ** tried);
        }
      }
    },
    close: async () => {
      await (await connecting()).close();
    },
  };
}

/** Loads undici, which nothing needs that stays off the network, and opens connections through the proxy that is set. */
async function connect(settings: {
  readonly headersTimeout: number;
  readonly bodyTimeout: number;
  readonly connect: { readonly timeout: number };
}) {
  const { Agent, EnvHttpProxyAgent, interceptors, request } = await import("undici");
  const agent = usesProxy() ? new EnvHttpProxyAgent(settings) : new Agent(settings);
  return {
    request,
    dispatcher: agent.compose(interceptors.redirect({ maxRedirections: 5 })),
    close: () => agent.close(),
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** What went wrong below HTTP, as a failure. */
export function networkFailure(error: unknown, url: string, signal: AbortSignal | undefined): ImportFailure {
  if (signal?.aborted) return new ImportFailure("stopped", "");
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  if (/TIMEOUT/.test(code)) return new ImportFailure("timed-out", url);
  return new ImportFailure("unreachable", `${url}${code === "" ? "" : ` (${code})`}`);
}

/** The refusal of a server, with the reason that its body gives. */
async function refused(url: string, answer: Answer): Promise<ImportFailure> {
  const text = await answer.body.text().catch(() => "");
  return new ImportFailure("http-refused", `${answer.status} ${url}${reasonIn(text)}`);
}

function reasonIn(text: string): string {
  try {
    const body = JSON.parse(text) as { readonly details?: unknown; readonly subcode?: unknown };
    const parts = [body.subcode, body.details].filter((part) => typeof part === "string");
    return parts.length > 0 ? `: ${parts.join(": ")}` : "";
  } catch {
    return "";
  }
}

/** Seconds or a date, as milliseconds from now; at most five minutes. */
function retryAfter(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const milliseconds = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.min(Math.max(milliseconds, 0), 300_000);
}

function flat(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]),
  );
}

function usesProxy(): boolean {
  return ["HTTP_PROXY", "HTTPS_PROXY", "http_proxy", "https_proxy"].some((name) => process.env[name]);
}
