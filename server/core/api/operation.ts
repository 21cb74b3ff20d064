// Steps between a request and the handler of its operation, over HTTP or within the process.
import { toMinor } from '#domain/money.ts';
import { operations } from '#generated/operations.ts';
import type { LimitDefinition, OperationDefinition } from '#generated/definitions.ts';
import { Currency } from '#generated/enums.ts';
import { canCallWhileImpersonating } from '#server/core/authentication/impersonation.ts';
import { parseBearerToken, getSessions } from '#server/core/authentication/sessions.ts';
import { badRequest, problem } from '#server/core/problems/problem.ts';
import { getLanguage } from '#server/core/problems/texts.ts';
import { getDataVersions } from '#server/core/cache/data-versions.ts';
import { computeBodyLimit } from './body-limit.ts';
import { shapes } from './description.ts';
import type { OperationShape, Schema } from './description.ts';
import { setFreshReadsCookie, selectReads } from './fresh-reads.ts';
import type { Account, AnyCall, Call, Context, OperationId, PathParams, Query, ReceivedBody } from './handler.ts';
import { getOperationChecks } from './operation-checks.ts';
import type { OperationRequest } from './operation-request.ts';
import { toAnswerView } from './schema/answer-view.ts';
import { createSharedRead, type ReadShared, type SharedAnswers } from './shared-read.ts';

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    /** Throws 403 when `amount` (minor units of `currency`) exceeds the operation's limit (`x-limit`). */
    checkLimit(
      call: Pick<AnyCall, 'operation' | 'user' | 'context'>,
      amount: number,
      currency: Currency,
    ): Promise<void>;
  }
}

export interface Operation {
  readonly definition: OperationDefinition;
  readonly shape: OperationShape;
  /** Maximum bytes of the body. */
  readonly bodyLimit: number;
  /** Schemas of success answers, by status. Undescribed properties are dropped. */
  readonly answerSchemas: Readonly<Record<number, Schema>>;
  /** Authenticates and authorises the caller by the headers. Throws 401 and 403. */
  authorise(request: OperationRequest): Promise<void>;
  /** Validates an authorised request and runs the handler. Throws problems. */
  run(request: OperationRequest, reply: Call['reply']): Promise<unknown>;
  /** Gets the answer of an authorised request if visitors share it. Throws problems. */
  readonly readShared: ReadShared | undefined;
}

export type Operations = ReadonlyMap<OperationId, Operation>;

export function isOperation(id: string): id is OperationId {
  return id in operations;
}

/** Creates the operations of the description with the handlers of `context`. */
export function createOperations(context: Context, shared?: SharedAnswers): Operations {
  const ids = Object.keys(operations).filter(isOperation);
  return new Map(ids.map((id) => [id, createOperation(id, context, shared)]));
}

function createOperation<Op extends OperationId>(
  id: Op,
  context: Context,
  shared: SharedAnswers | undefined,
): Operation {
  const definition: OperationDefinition = operations[id];
  const shape = shapes.get(id);
  if (!shape) throw new Error(`The bundled description has no ${id}: run npm run generate.`);
  const checks = getOperationChecks(id);
  const handler = context.extensions.handlers[id];
  const hasBody = (shape.body ?? shape.bytes) !== undefined;
  const run: Operation['run'] = async (request, reply) => {
    checks.params?.(request.params);
    checks.query?.(request.query);
    checks.headers?.(request.headers);
    checks.body?.(request.body);
    if (shape.bytes && request.body === undefined) throw badRequest('Send the bytes of the file as the body.');
    reply.status(definition.status);
    const call = toCall(id, request, reply, context, hasBody);
    if (definition.limit?.amount) await checkAmountLimit(call, definition.limit, request.body);
    const answer = await handler(call);
    // staff and artists look at what they changed
    if (request.account && definition.method !== 'get') getDataVersions(context.db)?.expire();
    setFreshReadsCookie(request, reply, context);
    return answer;
  };
  const answerSchemas = toAnswerSchemas(shape);
  return {
    definition,
    shape,
    bodyLimit: shape.bytes?.limit ?? computeBodyLimit(shape.body?.schema),
    answerSchemas,
    authorise: createAuthorisation(id, definition, context),
    run,
    readShared: shared && createSharedRead(id, shared, { run, schema: answerSchemas[definition.status] ?? {} }),
  };
}

function createAuthorisation(id: OperationId, { roles = [] }: OperationDefinition, { db }: Context) {
  const sessions = getSessions(db);
  const isOpen = roles.includes('visitor');
  const authorise = (request: OperationRequest, account: Account | undefined): void => {
    if (!account && !isOpen)
      throw problem(401, 'authentication_required', { headers: { 'www-authenticate': 'Bearer' } });
    request.account = account;
    if (account?.impersonated && !canCallWhileImpersonating(id)) throw problem(403, 'read_only');
    if (account && !roles.some((role) => account.roles.includes(role))) throw problem(403, 'not_allowed');
  };
  return async (request: OperationRequest): Promise<void> => {
    const token = parseBearerToken(request.headers.authorization);
    authorise(request, token === undefined ? undefined : await sessions.find(token));
  };
}

/** Throws 403 when the amount in the body exceeds the caller's limit. */
async function checkAmountLimit(
  call: AnyCall,
  { amount = '', currency = '' }: LimitDefinition,
  body: unknown,
): Promise<void> {
  const values = Object(body) as Record<string, unknown>;
  const code = Currency.values.find((one) => one === values[currency]);
  const value = values[amount];
  if (code && typeof value === 'number') await call.context.extensions.checkLimit(call, toMinor(value, code), code);
}

function toCall<Op extends OperationId>(
  id: Op,
  request: OperationRequest,
  reply: Call['reply'],
  context: Context,
  hasBody: boolean,
): Call<Op> {
  const { account, headers } = request;
  return {
    operation: id,
    params: request.params as PathParams<Op>,
    query: request.query as Query<Op>,
    body: (hasBody ? (request.body ?? undefined) : undefined) as ReceivedBody<Op>,
    headers: headers as Call['headers'],
    user: account,
    lang: getLanguage(account?.lang, headers['accept-language']),
    ip: request.ip,
    requestId: request.id,
    context: { ...context, reads: selectReads(request, context), log: request.log },
    reply,
  };
}

/** Answer schemas by success status; problems are serialised by the error handler. */
function toAnswerSchemas({ answers }: OperationShape): Record<number, Schema> {
  const successes = [...answers].flatMap(([status, body]) =>
    status < 300 && body ? [[status, toAnswerView(body.schema)] as const] : [],
  );
  return Object.fromEntries(successes);
}
