import { describe, expect, test } from 'vitest';
import { createModel } from '../testing.ts';
import type { JsonObject } from './json.ts';
import { chooseMediaType } from './media.ts';

describe('the media type of a client', () => {
  test.each([
    [['text/csv', 'multipart/form-data', 'application/json; charset=utf-8'], 'application/json; charset=utf-8'],
    [['multipart/form-data', 'application/vnd.api+json'], 'application/vnd.api+json'],
    [['application/vnd.api+json', 'application/json'], 'application/json'],
    [['application/xml', 'application/x-www-form-urlencoded'], 'application/x-www-form-urlencoded'],
    [['application/json-seq', 'text/plain'], 'application/json-seq'],
    [[], undefined],
  ])('among %j is %s', (types, main) => {
    expect(chooseMediaType(types)).toBe(main);
  });
});

test('forms, types, requests and inferred lists use the same body', () => {
  const schema = (name: string): JsonObject => ({
    schema: { type: 'object', properties: { [name]: { type: 'string' } } },
  });
  const answer = { '200': { description: 'Done.', content: { 'application/json': schema('id') } } };
  const rows = { type: 'array', items: schema('id').schema };
  const content = { 'multipart/form-data': schema('file'), 'application/json': schema('url') };
  const model = createModel(
    {},
    {
      paths: {
        '/songs': {
          get: {
            operationId: 'listSongs',
            responses: { '200': { description: 'Done.', content: { 'application/json': { schema: rows } } } },
          },
          post: { operationId: 'addSong', requestBody: { content }, responses: answer },
        },
        '/songs/import': { post: { operationId: 'importSongs', requestBody: { content }, responses: answer } },
      },
    },
  );
  const [songs] = model.resources;
  const listNames = (name: string | undefined) => model.fields.get(name ?? '')?.fields.map((field) => field.name);
  const getSchemaName = (members: unknown) => (members as { fieldsOf: string }).fieldsOf;
  expect(listNames(getSchemaName(songs?.create))).toEqual(['url']);
  expect(listNames(getSchemaName(songs?.actions[0]?.fields))).toEqual(['url']);
  expect(model.client.wire.size).toBe(0);
});
