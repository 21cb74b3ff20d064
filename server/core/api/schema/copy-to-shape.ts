import { getReferenceName } from '../description.ts';
import type { Schema } from '../description.ts';

export type Copy = (value: unknown) => unknown;

/**
 * Compiles a schema of `toAnswerView` to a function that copies an answer. The copy equals the parsed output of the
 * serializer of the same schema (fast-json-stringify) and shares no object with the answer.
 */
export function copyToShape(schema: Schema): Copy {
  const definitions = Object(schema.definitions) as Record<string, Schema>;
  const compiled = new Map<string, Copy>();
  const compile = (inner: Schema): Copy => {
    if (!inner.$ref) return compileCopy(inner, compile);
    const name = getReferenceName(inner.$ref);
    // compiled on first use, because definitions may be recursive
    return (value) => {
      let copy = compiled.get(name);
      if (!copy) compiled.set(name, (copy = compile(definitions[name] ?? {})));
      return copy(value);
    };
  };
  return compile(schema);
}

function compileCopy(schema: Schema, compile: (inner: Schema) => Copy): Copy {
  const isNullable = schema.nullable === true;
  const copy = compileByType(schema, isNullable, compile);
  return isNullable ? (value) => (value === null ? null : copy(value)) : copy;
}

function compileByType(schema: Schema, isNullable: boolean, compile: (inner: Schema) => Copy): Copy {
  switch (schema.type) {
    case 'string':
      return toText;
    case 'integer':
      return toInteger;
    case 'number':
      return toNumber;
    case 'boolean':
      return Boolean;
    case 'array':
      return compileItems(schema, compile);
    case 'object':
      return compileProperties(schema, isNullable, compile);
    default:
      return toPlain;
  }
}

function compileItems({ items = {} }: Schema, compile: (inner: Schema) => Copy): Copy {
  const copy = compile(items);
  return (value) => {
    if (value === null) return [];
    if (!Array.isArray(value)) throw new TypeError('An answer has a value that is not the described list.');
    return Array.from(value, (item) => copy(item));
  };
}

function compileProperties(schema: Schema, isNullable: boolean, compile: (inner: Schema) => Copy): Copy {
  const properties = Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, compile(inner)] as const);
  const copyOthers = compileOtherProperties(schema, compile);
  return (value) => {
    const source = toJsonValue(value) as Readonly<Record<string, unknown>> | null;
    if (source === null) return isNullable ? null : {};
    const result: Record<string, unknown> = {};
    for (const [name, copy] of properties) {
      const property = source[name];
      if (property !== undefined) result[name] = copy(property);
    }
    return copyOthers ? { ...result, ...copyOthers(source) } : result;
  };
}

/** Compiles the copy of pattern properties and additional properties. */
function compileOtherProperties(
  { properties = {}, patternProperties, additionalProperties }: Schema,
  compile: (inner: Schema) => Copy,
): ((source: Readonly<Record<string, unknown>>) => object) | undefined {
  if (!patternProperties && !additionalProperties) return undefined;
  const patterns = Object.entries(patternProperties ?? {}).map(
    ([pattern, inner]) => [new RegExp(pattern), compile(inner)] as const,
  );
  const copyAdditional = additionalProperties
    ? additionalProperties === true
      ? toPlain
      : compile(additionalProperties)
    : undefined;
  return (source) => {
    const entries = Object.entries(source).flatMap(([name, value]) => {
      if (Object.hasOwn(properties, name) || !isSerialisable(value)) return [];
      const copy = patterns.find(([pattern]) => pattern.test(name))?.[1] ?? copyAdditional;
      return copy ? [[name, copy(value)] as const] : [];
    });
    return Object.fromEntries(entries);
  };
}

const isSerialisable = (value: unknown): boolean =>
  value !== undefined && typeof value !== 'function' && typeof value !== 'symbol';

/** Returns the result of `toJSON`, if any; else the value. */
function toJsonValue(value: unknown): unknown {
  const { toJSON } = Object(value) as { toJSON?: unknown };
  return typeof toJSON === 'function' ? (toJSON.call(value) as unknown) : value;
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  return value instanceof RegExp ? value.source : (value as object).toString();
}

function toInteger(value: unknown): number {
  const integer = typeof value === 'bigint' ? Number(value) : Math.trunc(value as number);
  if (!Number.isFinite(integer)) throw new TypeError('An answer has a value that is not the described integer.');
  // JSON has no negative zero
  return integer + 0;
}

function toNumber(value: unknown): number | null {
  const number = Number(value);
  if (Number.isNaN(number)) throw new TypeError('An answer has a value that is not the described number.');
  return Number.isFinite(number) ? number + 0 : null;
}

/** Copies a value without schema, as `JSON.parse(JSON.stringify(value))` does. */
export function toPlain(original: unknown): unknown {
  const value = toJsonValue(original);
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (typeof value === 'bigint') throw new TypeError('A bigint has no JSON.');
  if (!isSerialisable(value)) return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Array.from(value, (item) => toPlain(item) ?? null);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, property]) => {
      const plain = toPlain(property);
      return plain === undefined ? [] : [[name, plain] as const];
    }),
  );
}
