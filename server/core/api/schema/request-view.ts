import type { Schema } from '../description.ts';
import { bundleSchema } from './bundle-schema.ts';
import type { View } from './bundle-schema.ts';
import { flatten, unwrapNullable, typesOf } from './merge.ts';

/** Standard words that say what a value must be; all others are left out. */
const LIMITS = [
  'enum',
  'const',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'default',
] as const;

/** Word by which the validator takes a property out of the body: what only the server writes (readOnly). */
export const DROPPED = 'dropped';

/** No value fits it. */
const NEVER: Schema = { not: {} };

/** Whole numbers are kept in four bytes; one that does not fit is refused at the door, not by the database. */
const WHOLE_NUMBER = { minimum: -2_147_483_648, maximum: 2_147_483_647 };

/**
 * What a body must be: only described properties, those that only the server writes dropped, everything else checked.
 * In an update no property is required and none gets its default, because what is left out keeps its value.
 */
export function bodyView(schema: Schema, purpose: 'whole' | 'update'): Schema {
  return bundleSchema(schema, requestView, purpose === 'whole' ? topLevel : partial);
}

/** A parameter's schema, complete in itself. */
export function parameterView(schema: Schema): Schema {
  return bundleSchema(schema, requestView, topLevel);
}

/** What an answer must be to the last property; for tests, the serializer only cuts. */
export function strictAnswerView(schema: Schema): Schema {
  return bundleSchema(schema, (original, visit) => toStrictView(original, visit, 'writeOnly', NEVER));
}

const requestView: View = (original, visit) => toStrictView(original, visit, 'readOnly', { [DROPPED]: true });

const topLevel: View = (schema, visit) => requestView(flatten(schema), visit);

const partial: View = (schema, visit) => {
  const { required: _required, properties = {}, ...rest } = requestView(flatten(schema), visit);
  const kept = Object.entries(properties).map(([name, { default: _default, ...property }]) => [name, property]);
  return { ...rest, properties: Object.fromEntries(kept) };
};

/** `absent` marks the properties that are not in this view, `instead` is what they become. */
function toStrictView(
  original: Schema,
  visit: (inner: Schema) => Schema,
  absent: 'readOnly' | 'writeOnly',
  replacement: Schema,
): Schema {
  const schema = unwrapNullable(original.allOf ? flatten(original) : original);
  const types = typesOf(schema);
  const limits = Object.fromEntries(
    LIMITS.filter((word) => schema[word] !== undefined).map((word) => [word, schema[word]]),
  );
  if (types.includes('null') && Array.isArray(limits.enum)) limits.enum = [...limits.enum, null];
  const isInteger = types.includes('integer') && schema.format !== 'unix-time' && !schema.enum;
  return {
    ...(isInteger && WHOLE_NUMBER),
    ...(types.length > 0 && { type: schema.type }),
    ...limits,
    ...(schema.items && { items: visit(schema.items) }),
    ...(schema.oneOf && { oneOf: schema.oneOf.map(visit) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(visit) }),
    ...(types.includes('object') &&
      objectWords(schema, visit, (name) => flatten(schema.properties?.[name] ?? {})[absent] === true, replacement)),
  };
}

function objectWords(
  schema: Schema,
  visit: (inner: Schema) => Schema,
  isAbsent: (name: string) => boolean,
  replacement: Schema,
): Schema {
  const {
    properties = {},
    patternProperties,
    additionalProperties = !(schema.properties || patternProperties),
  } = schema;
  return {
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, isAbsent(name) ? replacement : visit(property)]),
    ),
    ...(patternProperties && {
      patternProperties: Object.fromEntries(
        Object.entries(patternProperties).map(([pattern, inner]) => [pattern, visit(inner)]),
      ),
    }),
    additionalProperties: typeof additionalProperties === 'object' ? visit(additionalProperties) : additionalProperties,
    required: (schema.required ?? []).filter((name) => !isAbsent(name) && !isRestricted(properties[name])),
  };
}

/** Who may not write a field (`x-field.roles`) cannot be asked for it; left out, it takes its usual value. */
function isRestricted(property: Schema | undefined): boolean {
  const word = property?.['x-field'];
  return typeof word === 'object' && word !== null && 'roles' in word;
}
