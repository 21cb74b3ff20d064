// Calls of operations within the process: like their HTTP routes, without request and serialisation.
import { isJsonOperation } from '#domain/storefront-context.ts';
import type { CallOperation, OperationInput, OperationResult } from '#domain/storefront-context.ts';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { logAnswer } from '#server/core/http/logger.ts';
import { describeProblem } from '#server/core/problems/send-problem.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { FRESH_READS } from './fresh-reads.ts';
import type { OperationId } from './handler.ts';
import type { Metrics } from './metrics.ts';
import type { Operation, Operations } from './operation.ts';
import type { OperationRequest } from './operation-request.ts';
import { toRoutePath } from './register-operations.ts';
import { copyToShape, toPlain } from './schema/copy-to-shape.ts';
import type { Copy } from './schema/copy-to-shape.ts';

/** Prefix of the routes of operations. */
export const API_PREFIX = '/api';
/** Routes do not match longer path parameters. */
export const MAX_PARAM_LENGTH = 100;

/** The visitor of a page, for rate limits, logs and sessions of its API calls. */
export interface Visitor {
  ip: string;
  requestId: string;
  userAgent: string | undefined;
  /** Reads from the primary, because the answers are kept. */
  isFresh?: boolean;
}

interface CallerOptions {
  operations: Operations;
  metrics: Metrics;
}

type App = Pick<FastifyInstance, 'log' | 'getDefaultJsonParser'>;
type Params = Readonly<Record<string, string>>;
type AnyInput = OperationInput<OperationId>;

/** Creates `callOperation` for visitors. It throws for operations with binary bodies or answers. */
export function createOperationCaller({ log, getDefaultJsonParser }: App, { operations, metrics }: CallerOptions) {
  const parseBody = createBodyParser(getDefaultJsonParser);
  const calls = new Map<OperationId, Call>();
  const getCall = (id: OperationId): Call => {
    const cachedCall = calls.get(id);
    if (cachedCall) return cachedCall;
    const operation = operations.get(id);
    if (!operation || !isJsonOperation(operation.definition))
      throw new Error(`${id} cannot be called without its route.`);
    const call = createCall(id, operation, { log, metrics, parseBody });
    calls.set(id, call);
    return call;
  };
  return (visitor: Visitor): CallOperation =>
    async <Id extends OperationId>(id: Id, input: OperationInput<Id>) =>
      // data has the described shape
      (await getCall(id)(visitor, input)) as OperationResult<Id>;
}

type Call = (visitor: Visitor, input: AnyInput) => Promise<OperationResult<OperationId>>;

function createCall(
  id: OperationId,
  operation: Operation,
  { log, metrics, parseBody }: { log: FastifyBaseLogger; metrics: Metrics; parseBody: ParseBody },
): Call {
  const { definition, answerSchemas, bodyLimit, authorise, run, readShared } = operation;
  const method = definition.method.toUpperCase();
  const route = API_PREFIX + toRoutePath(definition.path);
  const copies = new Map<number, Copy>(
    Object.entries(answerSchemas).map(([status, schema]) => [Number(status), copyToShape(schema)]),
  );

  const execute = async (
    request: OperationRequest,
    params: Params,
    body: unknown,
  ): Promise<OperationResult<OperationId>> => {
    const headers: Record<string, string> = {};
    let { status } = definition;
    try {
      if (Object.values(params).some((value) => value.length > MAX_PARAM_LENGTH)) throw notFound();
      await authorise(request);
      const stored = await readShared?.(request);
      if (stored) return { status, headers: { etag: stored.etag }, data: JSON.parse(stored.body.toString()) as never };
      request.body = copyBody(body, bodyLimit, parseBody);
      const result = await run(request, {
        header: (name, value) => void (headers[name] = value),
        status: (code) => void (status = code),
      });
      const copy = result === undefined ? undefined : (copies.get(status) ?? toPlain)(result);
      return status < 400 ? { status, headers, data: copy as never } : { status, headers, error: copy };
    } catch (error) {
      const refusal = describeProblem(error, request);
      return { status: refusal.status, headers: { ...headers, ...refusal.headers }, error: toPlain(refusal.body) };
    }
  };

  return async ({ ip, requestId, userAgent, isFresh }, input) => {
    const startedAt = performance.now();
    const params = toTexts(input.path);
    // computed before the checks convert the parameters in place
    const url = API_PREFIX + fillPath(definition.path, params);
    const request: OperationRequest = {
      method,
      headers: toTexts({ 'user-agent': userAgent, ...(isFresh && { cookie: FRESH_READS }), ...input.headers }),
      params,
      query: toTexts(input.query),
      body: undefined,
      ip,
      id: requestId,
      log: log.child({ request_id: requestId }),
      account: undefined,
    };
    const result = await execute(request, params, input.body);
    const ms = performance.now() - startedAt;
    logAnswer(request, { method, url, operation: id, status: result.status, ms });
    metrics.observe({ method, route, status: result.status, ms });
    return result;
  };
}

/** Converts parameters to texts, as in a URL, so that the same checks and conversions apply. */
function toTexts(values: object = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  );
}

function fillPath(path: string, params: Params): string {
  return path.replace(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent((params[name] ?? '').toWellFormed()));
}

type ParseBody = (text: string) => unknown;

/** Creates the JSON parser of routes, which throws for keys such as `__proto__`. */
function createBodyParser(getDefaultJsonParser: App['getDefaultJsonParser']): ParseBody {
  const parse = getDefaultJsonParser('error', 'error') as (
    request: FastifyRequest,
    text: string,
    done: (error: Error | null, body?: unknown) => void,
  ) => void;
  return (text) => {
    let parsed: unknown;
    parse({} as FastifyRequest, text, (error, body) => {
      if (error) throw error;
      parsed = body;
    });
    return parsed;
  };
}

/** Copies a body by serialising it, so that checks can modify it. Throws 413 when the text exceeds `limit` bytes. */
function copyBody(body: unknown, limit: number, parse: ParseBody): unknown {
  if (body === undefined) return undefined;
  const text = JSON.stringify(body);
  if (Buffer.byteLength(text) > limit) throw problem(413, 'payload_too_large');
  return parse(text);
}
