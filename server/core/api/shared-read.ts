import type { Figures } from '#server/core/cache/data-versions.ts';
import { type ResponseCache, StoredResponse } from '#server/core/cache/response-cache.ts';
import { getLanguage } from '#server/core/problems/texts.ts';
import type { Schema } from './description.ts';
import { FRESH_READS } from './fresh-reads.ts';
import type { Call, OperationId } from './handler.ts';
import type { OperationRequest } from './operation-request.ts';
import { copyToShape } from './schema/copy-to-shape.ts';

type Values = Readonly<Record<string, unknown>>;

/** Reads that visitors share: the projects whose stock and sales an answer depends on, by its query and parameters. */
export type SharedReads = Readonly<Partial<Record<OperationId, (query: Values, params: Values) => Figures>>>;

/** Shared answers and the reads that have them. */
export interface SharedAnswers {
  readonly responses: ResponseCache;
  readonly reads: SharedReads;
}

/** Gets the answer of an authorised request that all visitors share; undefined when it must be computed for the caller. */
export type ReadShared = (request: OperationRequest) => Promise<StoredResponse | undefined>;

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  // may be kept, but not used without asking
  'cache-control': 'public, no-cache',
  vary: 'accept-encoding, accept-language, authorization',
};

interface Computation {
  run(request: OperationRequest, reply: Call['reply']): Promise<unknown>;
  /** Schema of the answer. Undescribed properties are dropped. */
  schema: Schema;
}

const NO_REPLY: Call['reply'] = { header: () => undefined, status: () => undefined };

/** Creates the shared answers of an operation; undefined when each caller has its own. */
export function createSharedRead(
  id: OperationId,
  { responses, reads }: SharedAnswers,
  { run, schema }: Computation,
): ReadShared | undefined {
  const findFigures = reads[id];
  if (!findFigures) return undefined;
  const copy = copyToShape(schema);
  return async (request) => {
    if (request.account) return undefined;
    const [query, params] = [request.query as Values, request.params as Values];
    const language = getLanguage(undefined, request.headers['accept-language']);
    const key = JSON.stringify([id, language, params, Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))]);
    return responses.get(key, findFigures(query, params), async () => {
      const answer = copy(await run(toVisitorRequest(request), NO_REPLY));
      return new StoredResponse({ status: 200, headers: HEADERS, body: Buffer.from(JSON.stringify(answer)) });
    });
  };
}

/** The request without account and cookies; it reads from the primary, because the answer is kept. */
function toVisitorRequest({ method, headers, params, query, ip, id, log }: OperationRequest): OperationRequest {
  const ownHeaders = { 'accept-language': headers['accept-language'], cookie: FRESH_READS };
  return { method, headers: ownHeaders, params, query, body: undefined, ip, id, log, account: undefined };
}
