import { toMinor } from '#domain/money.ts';
import { operations } from '#generated/operations.ts';
import type { LimitDefinition, OperationDefinition } from '#generated/definitions.ts';
import { Currency } from '#generated/enums.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken, getSessions } from '#server/core/authentication/sessions.ts';
import { bodyLimit } from './body-limit.ts';
import { shapes } from './description.ts';
import { noteChange, readsOf } from './fresh-reads.ts';
import type { OperationShape } from './description.ts';
import type {
  Account,
  Answer,
  AnyCall,
  Call,
  Context,
  Handlers,
  OperationId,
  PathParams,
  Query,
  Received,
} from './handler.ts';
import { acceptBinaryBodies } from './accept-binary-bodies.ts';
import { operationChecks } from './operation-checks.ts';
import { badRequest, problem } from '#server/core/problems/problem.ts';
import { answerView } from './schema/answer-view.ts';
import { getLanguage } from '#server/core/problems/texts.ts';
import { canCallWhileImpersonating } from '#server/core/authentication/impersonation.ts';

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

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in account; set by the authentication hook. */
    account: Account | undefined;
  }
  interface FastifyContextConfig {
    operation?: OperationId;
  }
}

/**
 * Registers a route for every operation of the description. Throws when an operation has no handler or a handler no
 * operation.
 */
export function registerOperations(app: FastifyInstance, context: Context): void {
  const { handlers } = context.extensions;
  const ids = Object.keys(operations).filter(isOperation);
  const missing = ids.filter((id) => typeof handlers[id] !== 'function');
  const surplus = Object.keys(handlers).filter((id) => !isOperation(id));
  if (missing.length > 0) throw new Error(`These operations have no handler: ${missing.join(', ')}.`);
  if (surplus.length > 0) throw new Error(`These handlers belong to no operation: ${surplus.join(', ')}.`);
  const hasBinaryBody = (id: OperationId) => shapes.get(id)?.bytes !== undefined;
  for (const id of ids) if (!hasBinaryBody(id)) registerOperation(app, id, handlers, context);
  app.register(async (inner) => {
    acceptBinaryBodies(inner);
    for (const id of ids.filter(hasBinaryBody)) registerOperation(inner, id, handlers, context);
  });
}

function isOperation(id: string): id is OperationId {
  return id in operations;
}

function registerOperation<Op extends OperationId>(
  app: FastifyInstance,
  id: Op,
  handlers: Handlers,
  context: Context,
): void {
  const definition: OperationDefinition = operations[id];
  const shape = shapes.get(id);
  if (!shape) throw new Error(`The bundled description has no ${id}: run npm run generate.`);
  const checks = operationChecks(id);
  const handler = handlers[id];
  const { status } = definition;
  app.route({
    method: definition.method.toUpperCase(),
    url: definition.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { operation: id },
    bodyLimit: shape.bytes?.limit ?? bodyLimit(shape.body?.schema),
    schema: { response: responseSchemas(shape) },
    onRequest: createAuthHook(id, definition, context),
    handler: async (request, reply) => {
      checks.params?.(request.params);
      checks.query?.(request.query);
      checks.headers?.(request.headers);
      checks.body?.(request.body);
      if (shape.bytes && request.body === undefined) throw badRequest('Send the bytes of the file as the body.');
      reply.code(status);
      const call = toCall(id, request, reply, context, (shape.body ?? shape.bytes) !== undefined);
      if (definition.limit?.amount) await checkAmountLimit(call, definition.limit, request.body);
      const answer: Answer<Op> = await handler(call);
      noteChange(request, reply, context);
      return answer === undefined ? reply.send() : answer;
    },
  });
}

/** Authenticates and authorises the caller before the body is read. */
function createAuthHook(id: OperationId, { roles = [] }: OperationDefinition, { db }: Context) {
  const sessions = getSessions(db);
  const isOpen = roles.includes('visitor');
  const authorise = (request: FastifyRequest, account: Account | undefined): void => {
    if (!account && !isOpen)
      throw problem(401, 'authentication_required', { headers: { 'www-authenticate': 'Bearer' } });
    request.account = account;
    if (account?.impersonated && !canCallWhileImpersonating(id)) throw problem(403, 'read_only');
    if (account && !roles.some((role) => account.roles.includes(role))) throw problem(403, 'not_allowed');
  };
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(request.headers.authorization);
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
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  hasBody: boolean,
): Call<Op> {
  const { account, headers } = request;
  return {
    operation: id,
    params: request.params as PathParams<Op>,
    query: request.query as Query<Op>,
    body: (hasBody ? (request.body ?? undefined) : undefined) as Received<Op>,
    headers: headers as Call['headers'],
    user: account,
    lang: getLanguage(account?.lang, headers['accept-language']),
    ip: request.ip,
    requestId: request.id,
    context: { ...context, reads: readsOf(request, context), log: request.log },
    reply: { header: (name, value) => void reply.header(name, value), status: (code) => void reply.code(code) },
  };
}

/** Serialization schemas of success responses; problems are written by the error handler. */
function responseSchemas({ answers }: OperationShape): Record<number, unknown> {
  const successes = [...answers].flatMap(([status, body]) =>
    status < 300 && body ? [[status, answerView(body.schema)] as const] : [],
  );
  return Object.fromEntries(successes);
}
