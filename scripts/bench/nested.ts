import type { JsonObject } from '#scripts/generate/model/json.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties });
const text: JsonObject = { type: 'string' };

/** Schemas from the given level down to the last, each made of those one below. */
function levels(depth: number, make: (level: number) => JsonObject, last: JsonObject): JsonObject {
  return Object.assign({}, ...Array.from({ length: depth }, (_, index) => make(depth - index)), last) as JsonObject;
}

/** Small descriptions whose schemas are reached by twice as many ways at each level, by what they are. */
export function nestedDescriptions(depth: number): Record<string, JsonObject> {
  const both = (level: number): JsonObject => ({ allOf: [ref(`A${level}`), ref(`B${level}`)] });
  const extended = (level: number, name: string): JsonObject => ({
    allOf: [ref(`U${level}`), object({ [name]: text })],
  });
  const families = {
    [`allOf in a diamond, ${depth} deep`]: levels(
      depth,
      (n) => ({
        [`L${n}`]: { allOf: [ref(`M${n}`), ref(`N${n}`)] },
        [`M${n}`]: { allOf: [ref(`L${n - 1}`), object({ [`m${n}`]: text })] },
        [`N${n}`]: { allOf: [ref(`L${n - 1}`), object({ [`n${n}`]: text })] },
      }),
      { L0: object({ id: text }) },
    ),
    [`allOf within allOf, ${depth} deep`]: levels(
      depth,
      (n) => ({
        [`A${n}`]: { allOf: [ref(`A${n - 1}`), object({ p: both(n - 1), q: both(n - 1) })] },
        [`B${n}`]: { allOf: [ref(`B${n - 1}`), object({ p: both(n - 1) })] },
      }),
      { A0: object({ a: text }), B0: object({ b: text }) },
    ),
    [`oneOf of extended choices, ${depth} deep`]: levels(
      depth,
      (n) => ({ [`U${n}`]: { oneOf: [extended(n - 1, 'a'), extended(n - 1, 'b')] } }),
      { U0: object({ id: text }) },
    ),
  };
  return Object.fromEntries(
    Object.entries(families).map(([title, schemas]) => [
      title,
      { openapi: '3.1.0', info: { title, version: '1' }, paths: {}, components: { schemas } },
    ]),
  );
}
