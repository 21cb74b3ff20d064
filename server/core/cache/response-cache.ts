import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { DataVersions, Figures } from './data-versions.ts';

/** Age in milliseconds after which responses are computed again, for what has no version: best sellers first. */
const MAX_AGE_MS = 600_000;
/** Smaller bodies are not compressed. */
const COMPRESS_FROM_BYTES = 1_024;
/** Share of its memory that one response may take. */
const MAX_SHARE = 1 / 16;

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

const compressors: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

/** Negotiated encodings by Accept-Encoding header; browsers send few. */
const negotiated = new LRUCache<string, Encoding | 'identity'>({ max: 100 });

function negotiateEncoding(header: string): Encoding | 'identity' {
  const known = negotiated.get(header);
  if (known) return known;
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(ENCODINGS);
  const encoding = ENCODINGS.find((one) => accepted.includes(one)) ?? 'identity';
  negotiated.set(header, encoding);
  return encoding;
}

/** A body as it is sent to a client. */
export interface EncodedBody {
  readonly body: Buffer;
  readonly etag: string;
  readonly encoding: Encoding | undefined;
}

/** A complete response. Its body is compressed once for all clients. */
export class StoredResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly #hash: string;
  readonly #encoded = new Map<Encoding, Promise<EncodedBody>>();

  constructor({ status, headers, body }: Pick<StoredResponse, 'status' | 'headers' | 'body'>) {
    this.status = status;
    this.headers = headers;
    this.body = body;
    this.#hash = createHash('sha1').update(body).digest('base64url');
  }

  /** Estimated bytes of memory, with compressed bodies. */
  get size(): number {
    return Math.ceil(this.body.length * 1.5) + 1_000;
  }

  /** The strong ETag of the body as it is. */
  get etag(): string {
    return `"${this.#hash}"`;
  }

  /** The body in the encoding that an Accept-Encoding header prefers, with a strong ETag. */
  encode(acceptEncoding: string | undefined): EncodedBody | Promise<EncodedBody> {
    const encoding = acceptEncoding === undefined ? 'identity' : negotiateEncoding(acceptEncoding);
    if (encoding === 'identity' || this.body.length < COMPRESS_FROM_BYTES)
      return { body: this.body, etag: this.etag, encoding: undefined };
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const encoded = compressors[encoding](this.body).then((body) => ({
      body,
      etag: `"${this.#hash}-${encoding}"`,
      encoding,
    }));
    this.#encoded.set(encoding, encoded);
    return encoded;
  }
}

/** Whether an If-None-Match header names an ETag. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

type Load = () => Promise<StoredResponse>;

/**
 * Responses that are the same for all visitors, within a limit of memory. A response is used only while the public data
 * has the version with which it was computed; only those with status 200 are kept.
 */
export class ResponseCache {
  readonly #versions: DataVersions;
  readonly #responses: LRUCache<string, StoredResponse, Load>;

  constructor({ bytes, versions }: { bytes: number; versions: DataVersions }) {
    this.#versions = versions;
    this.#responses = new LRUCache({
      maxSize: bytes,
      maxEntrySize: Math.ceil(bytes * MAX_SHARE),
      sizeCalculation: ({ size }) => size,
      ttl: MAX_AGE_MS,
      fetchMethod: (_key, _stale, { context: load }) => load(),
      // an evicted load still resolves for its callers
      ignoreFetchAbort: true,
    });
  }

  /** Version of the public data except stock and sales. */
  get dataVersion(): number {
    return this.#versions.all;
  }

  /**
   * Gets a response, or loads it once for concurrent callers. `figures` are the stock and sales that it depends on.
   * Undefined when the version of the data is not certain: then nothing may be shared.
   */
  async get(key: string, figures: Figures, load: Load): Promise<StoredResponse | undefined> {
    const isCurrent = this.#versions.isCurrent();
    if (isCurrent !== true && !(await isCurrent)) return undefined;
    const versionedKey = `${this.#versions.of(figures)} ${key}`;
    const known = this.#responses.get(versionedKey);
    if (known) return known;
    const response = await this.#responses.forceFetch(versionedKey, { context: load });
    if (response.status !== 200) this.#responses.delete(versionedKey);
    return response;
  }
}
