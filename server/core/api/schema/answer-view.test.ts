import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Schema } from '../description.ts';
import { answerView } from './answer-view.ts';

/** The response to a value by a server with this description. */
async function answered(schema: Schema, value: unknown): Promise<unknown> {
  const app = Fastify();
  app.get('/', { schema: { response: { 200: answerView(schema) } } }, () => value);
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
  expect(await answered(person, value)).toEqual({ name: 'Zoé', tags: ['a'] });
});

it('keeps null and the content of a free-form object', async () => {
  const value = { country: null, since: null, extra: { a: { b: [1, null, 'x'] } } };
  expect(await answered(person, value)).toEqual(value);
});

it('cuts every entry of a list and every value of a mapping', async () => {
  const mapping: Schema = { type: 'object', additionalProperties: person };
  expect(await answered({ type: 'array', items: person }, [{ name: 'A', secret: 1 }])).toEqual([{ name: 'A' }]);
  expect(await answered(mapping, { s_1: { name: 'A', secret: 1 } })).toEqual({ s_1: { name: 'A' } });
});

it('answers each kind of a union with its own properties', async () => {
  const union: Schema = {
    oneOf: [
      { type: 'object', properties: { project_id: { type: 'integer' } } },
      { type: 'object', properties: { shop_code: { type: ['string', 'null'] } } },
    ],
  };
  expect(
    await answered({ type: 'array', items: union }, [
      { project_id: 1, x: 1 },
      { shop_code: null, x: 1 },
    ]),
  ).toEqual([{ project_id: 1 }, { shop_code: null }]);
});

it('joins the parts of allOf', async () => {
  const schema: Schema = { allOf: [person, { type: 'object', properties: { age: { type: 'integer' } } }] };
  expect(await answered(schema, { name: 'A', age: 3, x: 1 })).toEqual({ name: 'A', age: 3 });
});
