import type { JsonObject } from './model/json.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties });
const text = { type: 'string' };

/** Builds schemas from the given level down to the last, so that each is declared after the reference to it. */
const buildLevels = (depth: number, make: (level: number) => JsonObject, last: JsonObject): JsonObject =>
  Object.assign({}, ...Array.from({ length: depth }, (_, index) => make(depth - index)), last);

/** Layers of `allOf of ever new sets`, which has 2^LAYERS sets. */
const LAYERS = 10;

/**
 * Schemas of a given depth by how they refer to each other. The number of paths to the deepest schema doubles with every
 * level, so that an algorithm that visits each path does not end.
 */
export const NESTED_SCHEMAS = {
  'allOf in a diamond': (depth) =>
    buildLevels(
      depth,
      (n) => ({
        [`L${n}`]: { allOf: [ref(`M${n}`), ref(`N${n}`)] },
        [`M${n}`]: { allOf: [ref(`L${n - 1}`), object({ [`m${n}`]: text })] },
        [`N${n}`]: { allOf: [ref(`L${n - 1}`), object({ [`n${n}`]: text })] },
      }),
      { L0: object({ id: text }) },
    ),
  'allOf that names a schema twice': (depth) =>
    buildLevels(
      depth,
      (n) => ({ [`L${n}`]: { allOf: [{ allOf: [ref(`L${n - 1}`)] }, { title: 'b', ...ref(`L${n - 1}`) }] } }),
      { L0: object({ id: text }) },
    ),
  'subtypes of two subtypes': (depth) =>
    buildLevels(
      depth,
      (n) => {
        const parents = n === 1 ? [ref('Base')] : [ref(`X${n - 1}`), ref(`Y${n - 1}`)];
        return { [`X${n}`]: { allOf: [...parents, object({ x: text })] }, [`Y${n}`]: { allOf: parents } };
      },
      { Base: { ...object({ kind: text }), discriminator: { propertyName: 'kind' }, required: ['kind'] } },
    ),
  'properties of two schemas in allOf': (depth) =>
    buildLevels(
      depth,
      (n) => ({
        ...(n === depth && { C: { allOf: [ref(`A${n}`), ref(`B${n}`)] } }),
        [`A${n}`]: object({ p: ref(`A${n - 1}`), q: ref(`A${n - 1}`) }),
        [`B${n}`]: object({ p: ref(`B${n - 1}`), q: { ...ref(`B${n - 1}`), description: `q ${n}` } }),
      }),
      { A0: object({ a: text }), B0: object({ b: text }) },
    ),
  'allOf within allOf': (depth) =>
    buildLevels(
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
  'allOf of ever new sets': () =>
    buildLevels(
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
  'oneOf of extended choices': (depth) =>
    buildLevels(
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
  'oneOf that names each choice twice': (depth) => {
    const leaf = (name: string): JsonObject => ({ ...object({ kind: { const: name }, id: text }), required: ['kind'] });
    const choice = (n: number): JsonObject => ({
      oneOf: [ref(`A${n}`), ref(`B${n}`), ref(`A${n}`)],
      discriminator: { propertyName: 'kind' },
    });
    return buildLevels(depth, (n) => ({ [`A${n}`]: choice(n - 1), [`B${n}`]: choice(n - 1) }), {
      A0: leaf('a'),
      B0: leaf('b'),
    });
  },
  'required beside oneOf of anyOf': (depth) =>
    buildLevels(
      depth,
      (n) => ({
        ...(n === depth && { C: { allOf: [ref(`U${n}`)], required: ['id'] } }),
        [`U${n}`]: { oneOf: [ref(`V${n}`), ref(`W${n}`)] },
        [`V${n}`]: { anyOf: [ref(`U${n - 1}`), object({ v: text })] },
        [`W${n}`]: { anyOf: [ref(`U${n - 1}`), object({ w: text })] },
      }),
      { U0: object({ id: text }) },
    ),
  'schemas in circles': (depth) =>
    Object.fromEntries(
      Array.from({ length: depth }, (_, n) => [
        `A${n}`,
        object({
          p: { allOf: [ref(`A${(n + 1) % depth}`), ref(`A${(n * 7 + 3) % depth}`)] },
          q: { allOf: [ref(`A${(n + 2) % depth}`), ref(`A${(n * 3 + 1) % depth}`)] },
        }),
      ]),
    ),
} satisfies Readonly<Record<string, (depth: number) => JsonObject>>;
