import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Schema } from '../description.ts';
import { copyToShape } from './copy-to-shape.ts';

/** Returns the body of a route with this response schema; undefined when the value cannot be serialised. */
async function serialise(schema: Schema, value: unknown): Promise<unknown> {
  const app = Fastify();
  const wrapper = { type: 'object', properties: { value: schema }, definitions: schema.definitions };
  app.get('/', { schema: { response: { 200: wrapper } } }, () => ({ value }));
  const { statusCode, payload } = await app.inject('/');
  await app.close();
  return statusCode === 200 ? (JSON.parse(payload) as { value: unknown }).value : undefined;
}

function copyOrUndefined(schema: Schema, value: unknown): unknown {
  try {
    return copyToShape(schema)(value);
  } catch {
    return undefined;
  }
}

const NODE: Schema = {
  $ref: '#/definitions/Node',
  definitions: {
    Node: {
      type: 'object',
      properties: { name: { type: 'string' }, children: { type: 'array', items: { $ref: '#/definitions/Node' } } },
    },
  },
};
const moment = new Date('2026-01-02T03:04:05.678Z');
const ownPrototypeKey = Object.fromEntries([['__proto__', { admin: true }]]);

const schemas: readonly Schema[] = [
  {},
  { type: 'string' },
  { type: 'string', nullable: true },
  { type: 'integer' },
  { type: 'integer', nullable: true },
  { type: 'number' },
  { type: 'number', nullable: true },
  { type: 'boolean' },
  { type: 'array', items: { type: 'string' } },
  { type: 'array', items: {}, nullable: true },
  { type: 'object', properties: { name: { type: 'string' }, price: { type: 'number', nullable: true } } },
  { type: 'object', properties: {}, nullable: true },
  { type: 'object', properties: { name: { type: 'string' } }, additionalProperties: true },
  { type: 'object', properties: {}, additionalProperties: { type: 'integer' } },
  {
    type: 'object',
    properties: { name: { type: 'string' } },
    patternProperties: { '^n': { type: 'string' }, '^p': { type: 'number' } },
  },
  NODE,
];

const values: readonly unknown[] = [
  ...[null, true, false, '', 'text', '12', 0, -0, 1, 1.5, -1.5, NaN, Infinity, -Infinity, 7n],
  ...[moment, /a.b/, [], ['a', null, 'b'], [1, 'x', { deep: moment }], [[1]], {}, ownPrototypeKey],
  { name: 'x', secret: 'y', price: 1.25, count: 3 },
  { name: undefined, price: null, note: undefined, nested: { name: undefined, list: [undefined, moment] } },
  { name: moment, price: '2.5', n1: 3, p1: '4', more: { toJSON: () => ({ name: 'from toJSON' }) } },
  { name: 'root', children: [{ name: 'leaf', extra: 1, children: [] }, { children: [{ name: 'deep' }] }] },
  { toJSON: () => null },
  new Map([['a', 1]]),
];

it.each(schemas)('returns what the serializer of %j writes', async (schema) => {
  for (const value of values)
    expect(copyOrUndefined(schema, value), String(value)).toEqual(await serialise(schema, value));
});

it('does not share objects with the original', () => {
  const answer = { name: 'x', children: [{ name: 'leaf', children: [] }] };
  const copy = copyToShape(NODE)(answer) as typeof answer;
  copy.children[0]!.name = 'changed';
  copy.children.push({ name: 'new', children: [] });
  expect(answer).toEqual({ name: 'x', children: [{ name: 'leaf', children: [] }] });
  const original = { list: [{ a: 1 }] };
  const plainCopy = copyToShape({})(original) as typeof original;
  plainCopy.list[0]!.a = 2;
  expect(original.list[0]!.a).toBe(1);
});
