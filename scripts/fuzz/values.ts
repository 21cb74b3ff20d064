import { resolveReference, type Schema } from '#server/core/api/description.ts';
import type { Random } from './random.ts';

/** Texts that have broken servers before. */
export const TEXTS = [
  ...['', ' ', 'a', '0', '-1', '1e400', 'NaN', 'null', 'undefined', 'true', '[]', '{}', '{"a":', '[object Object]'],
  ...['a\nb', 'a\r\nb', 'a\u0000b', '\u0000', '\u001f', '\ud800', '\udfff', '😀', 'é', '中文', '\u202e', '\ufeff', 'İ'],
  ...["'", '"', '\\', "';drop table users;--", '%', '%00', '%zz', '%ff', '../../etc/passwd', '//evil.example', '=1+1'],
  ...['<script>alert(1)</script>', '${7*7}', '{{7*7}}', '__proto__', 'constructor', 'toString', 'a@b.example'],
  ...['0001-01-01', '9999-12-31', '2026-02-30', '2026-11-23', '-P0M', '-P99M', 'P1D', '1970-01-01T00:00:00Z'],
  ...['x'.repeat(300), 'é'.repeat(5_000), '9'.repeat(400)],
] as const;

const NUMBERS = [
  ...[0, -0, 1, -1, 2, 7, 100, 0.1, 1.005, 1e-7, 2_147_483_647, 2_147_483_648, -2_147_483_648, 1e15],
  ...[9_007_199_254_740_991, 9_007_199_254_740_992, 1e21, 1e308, 253_402_300_799, 253_402_300_800, -62_135_596_800],
] as const;

const MAX_DEPTH = 6;

/** Generates any JSON value. */
export function generateAnyValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 2 ? 4 : 6);
  if (kind === 0) return random.pick([null, true, false]);
  if (kind === 1) return random.pick(NUMBERS);
  if (kind <= 3) return random.pick(TEXTS);
  if (kind === 4) return Array.from({ length: random.below(4) }, () => generateAnyValue(random, depth + 1));
  return Object.fromEntries(
    Array.from({ length: random.below(4) }, () => [random.pick(TEXTS), generateAnyValue(random, depth + 1)]),
  );
}

/** Generates a value of a schema or, with a small probability, any JSON value. */
export function generateValue(schema: Schema | undefined, random: Random, depth = 0): unknown {
  if (!schema || depth > MAX_DEPTH || random.chance(0.04)) return generateAnyValue(random, 1);
  if (schema.$ref) return generateValue(resolveReference<Schema>(schema.$ref), random, depth + 1);
  const words: Readonly<Record<string, unknown>> = { ...schema };
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return generateValue(random.pick(choices), random, depth + 1);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => Object(generateValue(part, random, depth + 1))));
  if (Array.isArray(words['enum'])) return random.pick(words['enum']);
  if ('const' in words) return words['const'];
  const examples = words['examples'];
  if (Array.isArray(examples) && random.chance(0.5)) return random.pick(examples);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return generateObject(schema, random, depth);
    case 'array':
      return Array.from({ length: random.below(4) }, () => generateValue(schema.items, random, depth + 1));
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'integer':
      return random.chance(0.7) ? random.below(60) : random.pick(NUMBERS);
    case 'number':
      return random.chance(0.6) ? random.below(10_000) / 100 : random.pick(NUMBERS);
    default:
      return random.pick(TEXTS);
  }
}

function generateObject({ properties = {}, required = [] }: Schema, random: Random, depth: number): object {
  const included = Object.entries(properties).filter(([name]) => required.includes(name) || random.chance(0.4));
  const remaining = included.filter(() => !random.chance(0.03));
  const entries = remaining.map(([name, property]): [string, unknown] => [
    name,
    generateValue(property, random, depth + 1),
  ]);
  return Object.fromEntries(random.chance(0.03) ? [...entries, ['nope', generateAnyValue(random)]] : entries);
}
