import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Schema } from '../description.ts';
import { toAnswerView } from './answer-view.ts';

/** Serialises a value as a response with this schema. */
async function serialise(schema: Schema, value: unknown): Promise<unknown> {
  const app = Fastify();
  app.get('/', { schema: { response: { 200: toAnswerView(schema) } } }, () => value);
  const response = await app.inject('/');
  expect(response.statusCode).toBe(200);
  return response.json();
}

const person: Schema = {
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: 3 },
    password: { type: 'string', writeOnly: true },
    country: { oneOf: [{ type: 'string', enum: ['FR'] }, { type: 'null' }] },
    since: { type: ['integer', 'null'] },
    tags: { type: 'array', items: { type: 'string' } },
    extra: { type: 'object', additionalProperties: true },
  },
};

it('omits undescribed and write-only properties', async () => {
  const value = { name: 'Zoé', password: 'x', password_hash: 'y', tags: ['a'] };
  expect(await serialise(person, value)).toEqual({ name: 'Zoé', tags: ['a'] });
});

it('keeps null and the content of a free-form object', async () => {
  const value = { country: null, since: null, extra: { a: { b: [1, null, 'x'] } } };
  expect(await serialise(person, value)).toEqual(value);
});

it('omits undescribed properties in lists and mappings', async () => {
  const mapping: Schema = { type: 'object', additionalProperties: person };
  expect(await serialise({ type: 'array', items: person }, [{ name: 'A', secret: 1 }])).toEqual([{ name: 'A' }]);
  expect(await serialise(mapping, { s_1: { name: 'A', secret: 1 } })).toEqual({ s_1: { name: 'A' } });
});

it('keeps the properties of every branch of a union', async () => {
  const union: Schema = {
    oneOf: [
      { type: 'object', properties: { project_id: { type: 'integer' } } },
      { type: 'object', properties: { shop_code: { type: ['string', 'null'] } } },
    ],
  };
  expect(
    await serialise({ type: 'array', items: union }, [
      { project_id: 1, x: 1 },
      { shop_code: null, x: 1 },
    ]),
  ).toEqual([{ project_id: 1 }, { shop_code: null }]);
});

it('merges the parts of allOf', async () => {
  const schema: Schema = { allOf: [person, { type: 'object', properties: { age: { type: 'integer' } } }] };
  expect(await serialise(schema, { name: 'A', age: 3, x: 1 })).toEqual({ name: 'A', age: 3 });
});
