import { expect, test, vi } from 'vitest';
import type { JsonObject } from './json.ts';
import type * as Merging from './merge.ts';
import { documentOf, modelOf } from '../testing.ts';
import { generateFrom } from '../generate.ts';
import { Weights } from './weight.ts';

type Real = typeof Merging;

// how much is done is counted, not timed
const done = vi.hoisted(() => ({ merges: 0 }));
vi.mock('./merge.ts', async (original) => {
  const real = await original<Real>();
  const merge: Real['merge'] = (...args) => {
    done.merges += 1;
    return real.merge(...args);
  };
  return { ...real, merge };
});

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties });
const text = { type: 'string' };

/** Schemas of a depth by how they hang together; the deepest last, so that none is known when it is asked for. */
const levels = (depth: number, make: (level: number) => JsonObject, last: JsonObject): JsonObject =>
  Object.assign({}, ...Array.from({ length: depth }, (_, index) => make(depth - index)), last);

/** Of schemas that are merged in ever new sets: with two to the power of it. */
const LAYERS = 10;

const FAMILIES: Record<string, (depth: number) => JsonObject> = {
  'diamonds of allOf': (depth) =>
    levels(
      depth,
      (n) => ({
        [`L${n}`]: { allOf: [ref(`M${n}`), ref(`N${n}`)] },
        [`M${n}`]: { allOf: [ref(`L${n - 1}`), object({ [`m${n}`]: text })] },
        [`N${n}`]: { allOf: [ref(`L${n - 1}`), object({ [`n${n}`]: text })] },
      }),
      { L0: object({ id: text }) },
    ),
  'allOf that names a schema twice': (depth) =>
    levels(
      depth,
      (n) => ({ [`L${n}`]: { allOf: [{ allOf: [ref(`L${n - 1}`)] }, { title: 'b', ...ref(`L${n - 1}`) }] } }),
      { L0: object({ id: text }) },
    ),
  'heirs of two heirs': (depth) =>
    levels(
      depth,
      (n) => {
        const parents = n === 1 ? [ref('Base')] : [ref(`X${n - 1}`), ref(`Y${n - 1}`)];
        return { [`X${n}`]: { allOf: [...parents, object({ x: text })] }, [`Y${n}`]: { allOf: parents } };
      },
      { Base: { ...object({ kind: text }), discriminator: { propertyName: 'kind' }, required: ['kind'] } },
    ),
  'members of two names': (depth) =>
    levels(
      depth,
      (n) => ({
        ...(n === depth && { C: { allOf: [ref(`A${n}`), ref(`B${n}`)] } }),
        [`A${n}`]: object({ p: ref(`A${n - 1}`), q: ref(`A${n - 1}`) }),
        [`B${n}`]: object({ p: ref(`B${n - 1}`), q: { ...ref(`B${n - 1}`), description: `q ${n}` } }),
      }),
      { A0: object({ a: text }), B0: object({ b: text }) },
    ),
  'allOf inside of allOf': (depth) =>
    levels(
      depth,
      (n) => {
        const both = { allOf: [ref(`A${n - 1}`), ref(`B${n - 1}`)] };
        return {
          [`A${n}`]: { allOf: [ref(`A${n - 1}`), object({ p: both, q: both })] },
          [`B${n}`]: { allOf: [ref(`B${n - 1}`), object({ p: both })] },
        };
      },
      { A0: object({ a: text }), B0: object({ b: text }) },
    ),
  'ever new sets of names': () =>
    levels(
      LAYERS,
      (n) =>
        Object.fromEntries(
          Array.from({ length: LAYERS }, (_, k) => [
            `S${n}-${k}`,
            object({
              zero: ref(`S${n - 1}-${(k + 1) % LAYERS}`),
              one: { allOf: [ref(`S${n - 1}-${(k + 1) % LAYERS}`), ref(`S${n - 1}-0`)] },
            }),
          ]),
        ),
      {
        ...Object.fromEntries(Array.from({ length: LAYERS }, (_, k) => [`S0-${k}`, object({ [`f${k}`]: text })])),
        C: { allOf: [ref(`S${LAYERS}-0`), ref(`S${LAYERS}-1`)] },
      },
    ),
  'choices of extended choices': (depth) =>
    levels(
      depth,
      (n) => ({
        [`U${n}`]: {
          oneOf: [
            { allOf: [ref(`U${n - 1}`), object({ a: text })] },
            { allOf: [ref(`U${n - 1}`), object({ b: text })] },
          ],
        },
      }),
      { U0: object({ id: text }) },
    ),
  'a requirement of choices of choices': (depth) =>
    levels(
      depth,
      (n) => ({
        ...(n === depth && { C: { allOf: [ref(`U${n}`)], required: ['id'] } }),
        [`U${n}`]: { oneOf: [ref(`V${n}`), ref(`W${n}`)] },
        [`V${n}`]: { anyOf: [ref(`U${n - 1}`), object({ v: text })] },
        [`W${n}`]: { anyOf: [ref(`U${n - 1}`), object({ w: text })] },
      }),
      { U0: object({ id: text }) },
    ),
  circles: (depth) =>
    Object.fromEntries(
      Array.from({ length: depth }, (_, n) => [
        `A${n}`,
        object({
          p: { allOf: [ref(`A${(n + 1) % depth}`), ref(`A${(n * 7 + 3) % depth}`)] },
          q: { allOf: [ref(`A${(n + 2) % depth}`), ref(`A${(n * 3 + 1) % depth}`)] },
        }),
      ]),
    ),
};

test.each(Object.keys(FAMILIES))('%s cost no more than their number', (name) => {
  const schemas = FAMILIES[name]?.(18) ?? {};
  done.merges = 0;
  const model = modelOf(schemas);
  const weights = new Weights();
  const written = [...model.schemas.values()].reduce((sum, schema) => sum + weights.of(schema), 0);
  const count = Object.keys(schemas).length;
  // without a bound each depth doubles them: 18 deep, more than 250,000
  expect(done.merges / count).toBeLessThan(100);
  expect(written / count).toBeLessThan(1_000);
});

test('what is too large to be written out stays an intersection that compiles', async () => {
  const { files, diagnostics } = await generateFrom(documentOf(FAMILIES['members of two names']?.(40) ?? {}));
  expect(diagnostics.errors).toBe(0);
  expect(files.find(({ path }) => path === 'types.ts')?.text).toMatch(
    /components\["schemas"\]\["A\d+"\] & components\["schemas"\]\["B\d+"\]/,
  );
});
