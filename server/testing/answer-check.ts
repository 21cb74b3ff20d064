import type { OperationId } from '#generated/operations.ts';
import type { FastifyInstance } from 'fastify';
import { shapes } from '#server/core/api/description.ts';
import type { Schema } from '#server/core/api/description.ts';
import { toStrictAnswerView } from '#server/core/api/schema/request-view.ts';
import { createBodyValidator } from '#server/core/api/schema/validator.ts';

/** Statuses of the HTTP framework, which every operation may return without describing them. */
const FRAMEWORK_STATUSES = new Set([413, 415, 503]);
const PROBLEM = { type: 'application/problem+json', schema: { $ref: '#/components/schemas/Problem' } };

type Check = (body: unknown) => readonly { instancePath: string; message?: string }[];
const checksBySchema = new Map<Schema, Check>();

function findSchemaErrors(schema: Schema, body: unknown): string[] {
  let validate = checksBySchema.get(schema);
  if (!validate) checksBySchema.set(schema, (validate = createBodyValidator(toStrictAnswerView(schema))));
  return validate(body).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}

/** Finds deviations of a response from the description. */
function findAnswerFaults(
  operation: OperationId | undefined,
  status: number,
  contentType: string,
  payload: string,
): string[] {
  // RFC 9110: any operation whose responses have an ETag
  if (status === 304) return payload === '' ? [] : ['has a body'];
  const answers = operation && shapes.get(operation)?.answers;
  // other routes (metrics, unknown addresses) may return a problem with any status
  const isDescribed = answers?.has(status) ?? status < 500;
  if (!isDescribed && !FRAMEWORK_STATUSES.has(status)) return [`the description knows no ${status}`];
  const body = isDescribed && answers ? answers.get(status) : PROBLEM;
  if (!body) return payload === '' ? [] : ['has a body, but none is described'];
  if (!contentType.startsWith(body.type)) return [`is ${contentType}, not ${body.type}`];
  return findSchemaErrors(body.schema, JSON.parse(payload));
}

/** Checks every response of an app below /api and collects deviations from the description. */
export function watchAnswers(app: FastifyInstance): string[] {
  const faults: string[] = [];
  app.addHook('onSend', (request, reply, payload, done) => {
    const operation = request.routeOptions.config?.operation;
    const isData = operation !== undefined || (reply.statusCode >= 400 && request.url.startsWith('/api/'));
    if (isData && request.method !== 'HEAD') {
      const text = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.toString() : '';
      const contentType = String(reply.getHeader('content-type') ?? '');
      const answerFaults = findAnswerFaults(operation, reply.statusCode, contentType, text);
      faults.push(...answerFaults.map((fault) => `${request.method} ${request.url} ${reply.statusCode}: ${fault}`));
    }
    done(null, payload);
  });
  return faults;
}
