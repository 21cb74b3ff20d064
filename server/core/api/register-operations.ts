import { operations as definitions } from '#generated/operations.ts';
import type { FastifyInstance } from 'fastify';
import { sendStored } from '#server/core/http/send-stored.ts';
import { acceptBinaryBodies } from './accept-binary-bodies.ts';
import type { Handlers, OperationId } from './handler.ts';
import { isOperation } from './operation.ts';
import type { Operation, Operations } from './operation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: OperationId;
  }
}

/**
 * Registers a route for every operation of the description. Throws when an operation has no handler or a handler no
 * operation.
 */
export function registerOperations(app: FastifyInstance, operations: Operations, handlers: Handlers): void {
  const missing = Object.keys(definitions).filter((id) => !isOperation(id) || typeof handlers[id] !== 'function');
  const surplus = Object.keys(handlers).filter((id) => !isOperation(id));
  if (missing.length > 0) throw new Error(`These operations have no handler: ${missing.join(', ')}.`);
  if (surplus.length > 0) throw new Error(`These handlers belong to no operation: ${surplus.join(', ')}.`);
  const entries = [...operations];
  const hasBinaryBody = ([, { shape }]: (typeof entries)[number]) => shape.bytes !== undefined;
  for (const [id, operation] of entries.filter((one) => !hasBinaryBody(one))) registerOperation(app, id, operation);
  const binaryTypes = new Set(entries.flatMap(([, { shape }]) => shape.bytes?.type ?? []));
  for (const type of binaryTypes) {
    app.register(async (scope) => {
      acceptBinaryBodies(scope, type);
      for (const [id, operation] of entries)
        if (operation.shape.bytes?.type === type) registerOperation(scope, id, operation);
    });
  }
}

/** Converts a path to the router's format: `/projects/{id}` → `/projects/:id`. */
export function toRoutePath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

function registerOperation(app: FastifyInstance, id: OperationId, operation: Operation): void {
  const { definition, bodyLimit, answerSchemas, authorise, run, readShared } = operation;
  app.route({
    method: definition.method.toUpperCase(),
    url: toRoutePath(definition.path),
    config: { operation: id },
    bodyLimit,
    schema: { response: answerSchemas },
    // before the body is read
    onRequest: (request) => authorise(request),
    handler: async (request, reply) => {
      const stored = await readShared?.(request);
      if (stored) {
        await sendStored(request, reply, stored);
        return reply;
      }
      const answer = await run(request, {
        header: (name, value) => void reply.header(name, value),
        status: (code) => void reply.code(code),
      });
      return answer === undefined ? reply.send() : answer;
    },
  });
}
