import type { OperationId } from '#generated/operations.ts';
import type { FastifyInstance } from 'fastify';
import { shapes } from '#server/core/api/description.ts';
import type { Schema } from '#server/core/api/description.ts';
import { strictAnswerView } from '#server/core/api/schema/request-view.ts';
import { bodyValidator } from '#server/core/api/schema/validator.ts';

/** Returns of the HTTP frame, which every operation may give without describing it. */
const OF_THE_FRAME = new Set([413, 415, 503]);
const PROBLEM = { type: 'application/problem+json', schema: { $ref: '#/components/schemas/Problem' } };

type Check = (body: unknown) => readonly { instancePath: string; message?: string }[];
const checks = new Map<Schema, Check>();

function check(schema: Schema, body: unknown): string[] {
  let validate = checks.get(schema);
  if (!validate) checks.set(schema, (validate = bodyValidator(strictAnswerView(schema))));
  return validate(body).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}

/** Deviations of a response from the description; empty if there are none. */
export function faultsOfAnswer(
  operation: OperationId | undefined,
  status: number,
  contentType: string,
  payload: string,
): string[] {
  const answers = operation && shapes.get(operation)?.answers;
  // other addresses (metrics, unknown ones) may refuse with any status, as long as it is a problem
  const isDescribed = answers?.has(status) ?? status < 500;
  if (!isDescribed && !OF_THE_FRAME.has(status)) return [`the description knows no ${status}`];
  const body = isDescribed && answers ? answers.get(status) : PROBLEM;
  if (!body) return payload === '' ? [] : ['has a body, but none is described'];
  if (!contentType.startsWith(body.type)) return [`is ${contentType}, not ${body.type}`];
  return check(body.schema, JSON.parse(payload));
}

/** Checks every response of an app below /api and collects deviations from the description. */
export function watchAnswers(app: FastifyInstance): string[] {
  const faults: string[] = [];
  app.addHook('onSend', (request, reply, payload, done) => {
    const operation = request.routeOptions.config?.operation;
    const isData = operation !== undefined || (reply.statusCode >= 400 && request.url.startsWith('/api/'));
    if (isData && request.method !== 'HEAD') {
      const text = typeof payload === 'string' ? payload : '';
      const found = faultsOfAnswer(operation, reply.statusCode, String(reply.getHeader('content-type') ?? ''), text);
      faults.push(...found.map((fault) => `${request.method} ${request.url} ${reply.statusCode}: ${fault}`));
    }
    done(null, payload);
  });
  return faults;
}
