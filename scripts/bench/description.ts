import type { JsonObject } from '#scripts/generate/model/json.ts';

/**
 * Builds a description with the given number of operations, five per entity (list, create, read, replace, delete). As in
 * large APIs, entities refer to each other, some extend a common one, and responses and parameters are shared.
 */
export function buildDescription(operations: number): JsonObject {
  const count = Math.ceil(operations / 5);
  const schemas: JsonObject = {
    Stamped: {
      type: 'object',
      required: ['createdAt'],
      properties: { createdAt: { type: 'string', format: 'date-time', readOnly: true } },
    },
    Problem: { type: 'object', required: ['status'], properties: { status: { type: 'integer' } } },
  };
  const paths: { [path: string]: JsonObject } = {};
  for (let index = 0; index < count; index += 1) {
    const name = `Entity${index}`;
    const $ref = `#/components/schemas/${name}`;
    schemas[name] = buildEntitySchema(index, count);
    const recordResponse = { description: `One of ${name}.`, content: { 'application/json': { schema: { $ref } } } };
    const listResponse = {
      description: 'A page.',
      content: { 'application/json': { schema: { type: 'array', items: { $ref } } } },
    };
    const body = { required: true, content: { 'application/json': { schema: { $ref } } } };
    const deletedResponse = { description: 'Gone.' };
    const problem = { $ref: '#/components/responses/Problem' };
    const buildOperation = (id: string, responses: JsonObject, more: JsonObject = {}): JsonObject => ({
      operationId: `${id}${name}`,
      summary: `${id} an entity of kind ${index}`,
      tags: [name],
      ...more,
      responses: { ...responses, default: problem },
    });
    paths[`/entities-${index}`] = {
      get: buildOperation('list', { 200: listResponse }, { parameters: [{ $ref: '#/components/parameters/Page' }] }),
      post: buildOperation('create', { 201: recordResponse }, { requestBody: body }),
    };
    paths[`/entities-${index}/{id}`] = {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      get: buildOperation('read', { 200: recordResponse }),
      put: buildOperation('replace', { 200: recordResponse }, { requestBody: body }),
      delete: buildOperation('delete', { 204: deletedResponse }),
    };
  }
  const problem = { $ref: '#/components/schemas/Problem' };
  return {
    openapi: '3.1.0',
    info: { title: `${operations.toLocaleString('en')} operations`, version: '1' },
    paths,
    components: {
      schemas,
      parameters: { Page: { name: 'page', in: 'query', schema: { type: 'integer', default: 1 } } },
      responses: { Problem: { description: 'A fault.', content: { 'application/json': { schema: problem } } } },
    },
  };
}

function buildEntitySchema(index: number, count: number): JsonObject {
  const schema: JsonObject = {
    type: 'object',
    required: ['id', 'name'],
    properties: {
      id: { type: 'integer', readOnly: true },
      name: { type: 'string', minLength: 1, maxLength: 80, description: 'What people call it.' },
      note: { type: ['string', 'null'], maxLength: 2000 },
      kind: { type: 'string', enum: ['plain', 'coloured', 'picture'], default: 'plain' },
      price: { type: 'number', minimum: 0 },
      tags: { type: 'array', items: { type: 'string' } },
      size: { type: 'object', properties: { width: { type: 'integer' }, height: { type: 'integer' } } },
      next: { $ref: `#/components/schemas/Entity${(index + 1) % count}` },
      link: { oneOf: [{ type: 'string', format: 'uri' }, { type: 'null' }] },
    },
  };
  return index % 4 === 0 ? { allOf: [{ $ref: '#/components/schemas/Stamped' }, schema] } : schema;
}
