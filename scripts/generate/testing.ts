import { Diagnostics } from './diagnostics.ts';
import type { DiagnosticCode } from './diagnostics.ts';
import { buildModel } from './model/build.ts';
import type { JsonObject } from './model/json.ts';
import type { Model } from './model/model.ts';

/** Creates a description with these schemas; `more` adds to its root. */
export function createDocument(schemas: JsonObject, more: JsonObject = {}): JsonObject {
  return { openapi: '3.1.0', info: { title: 'Test', version: '1' }, paths: {}, components: { schemas }, ...more };
}

export function createModel(schemas: JsonObject, more: JsonObject = {}): Model {
  return buildModel(createDocument(schemas, more), new Diagnostics());
}

/** Lists the codes of all diagnostics. Throws when a message is no sentence. */
export function listCodes({ diagnostics }: Pick<Model, 'diagnostics'>): DiagnosticCode[] {
  for (const { message } of diagnostics.list)
    if (!/ .*\.$/.test(message)) throw new Error(`A message is a sentence, which this is not: ${message}`);
  return diagnostics.list.map((entry) => entry.code);
}

/** Creates an operation whose body and response are the named schemas. */
export function createOperation(
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
