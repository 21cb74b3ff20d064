import { Diagnostics } from './diagnostics.ts';
import type { DiagnosticCode } from './diagnostics.ts';
import { buildModel } from './model/build.ts';
import type { JsonObject } from './model/json.ts';
import type { Model } from './model/model.ts';

/** A description with these schemas, and whatever else a test needs. */
export function documentOf(schemas: JsonObject, more: JsonObject = {}): JsonObject {
  return { openapi: '3.1.0', info: { title: 'Test', version: '1' }, paths: {}, components: { schemas }, ...more };
}

export function modelOf(schemas: JsonObject, more: JsonObject = {}): Model {
  return buildModel(documentOf(schemas, more), new Diagnostics());
}

/** Codes of what is reported of a description, errors and warnings alike. */
export function codesOf({ diagnostics }: Pick<Model, 'diagnostics'>): DiagnosticCode[] {
  for (const { message } of diagnostics.list)
    if (!/ .*\.$/.test(message)) throw new Error(`A message is a sentence, which this is not: ${message}`);
  return diagnostics.list.map((entry) => entry.code);
}

/** An operation that takes and answers the named schemas. */
export function operationOf(
  id: string,
  request: string | undefined,
  answer: string | undefined,
  more: JsonObject = {},
): JsonObject {
  const content = (name: string): JsonObject => ({
    'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
  });
  return {
    operationId: id,
    ...(request === undefined ? {} : { requestBody: { required: true, content: content(request) } }),
    responses: { '200': { description: 'Done.', ...(answer === undefined ? {} : { content: content(answer) }) } },
    ...more,
  };
}
