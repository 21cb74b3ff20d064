import type { Schema } from '../description.ts';
import { bundleSchema } from './bundle-schema.ts';
import type { View } from './bundle-schema.ts';
import { flattenSchema, unwrapNullable, getTypes } from './merge.ts';

/** Validation keywords; all others are dropped. */
const VALIDATION_KEYWORDS = [
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

/** Keyword by which the validator removes a property (readOnly) from the body. */
export const DROPPED = 'dropped';

/** Keyword by which the validator sanitises an HTML text of the body. */
export const SANITISED = 'sanitised';

/** Schema that no value matches. */
const NEVER: Schema = { not: {} };

/** Range of the database type `integer`. */
const INTEGER_RANGE = { minimum: -2_147_483_648, maximum: 2_147_483_647 };

/**
 * The schema of a request body: undescribed properties are errors, readOnly properties are dropped. In an update no
 * property is required or gets its default, because omitted properties keep their values.
 */
export function toBodyView(schema: Schema, purpose: 'whole' | 'update'): Schema {
  return bundleSchema(schema, requestView, purpose === 'whole' ? topLevel : partial);
}

/** The self-contained schema of a parameter. */
export function toParameterView(schema: Schema): Schema {
  return bundleSchema(schema, requestView, topLevel);
}

/** The strict schema of a response, for tests. */
export function toStrictAnswerView(schema: Schema): Schema {
  return bundleSchema(schema, (original, visit) => toStrictView(original, visit, 'writeOnly', NEVER));
}

const requestView: View = (original, visit) => toStrictView(original, visit, 'readOnly', { [DROPPED]: true });

const topLevel: View = (schema, visit) => requestView(flattenSchema(schema), visit);

const partial: View = (schema, visit) => {
  const { required: _required, properties = {}, ...keywords } = requestView(flattenSchema(schema), visit);
  const optionalProperties = Object.entries(properties).map(([name, { default: _default, ...property }]) => [
    name,
    property,
  ]);
  return { ...keywords, properties: Object.fromEntries(optionalProperties) };
};

/** Converts a schema to its strict view; properties marked with `absent` become `replacement`. */
function toStrictView(
  original: Schema,
  visit: (inner: Schema) => Schema,
  absent: 'readOnly' | 'writeOnly',
  replacement: Schema,
): Schema {
  const schema = unwrapNullable(original.allOf ? flattenSchema(original) : original);
  const types = getTypes(schema);
  const limits = Object.fromEntries(
    VALIDATION_KEYWORDS.filter((keyword) => schema[keyword] !== undefined).map((keyword) => [keyword, schema[keyword]]),
  );
  if (types.includes('null') && Array.isArray(limits.enum)) limits.enum = [...limits.enum, null];
  const isInteger = types.includes('integer') && schema.format !== 'unix-time' && !schema.enum;
  return {
    ...(isInteger && INTEGER_RANGE),
    ...(types.length > 0 && { type: schema.type }),
    ...limits,
    ...(schema.contentMediaType === 'text/html' && { [SANITISED]: true }),
    ...(schema.items && { items: visit(schema.items) }),
    ...(schema.oneOf && { oneOf: schema.oneOf.map(visit) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(visit) }),
    ...(types.includes('object') &&
      toObjectKeywords(
        schema,
        visit,
        (name) => flattenSchema(schema.properties?.[name] ?? {})[absent] === true,
        replacement,
      )),
  };
}

function toObjectKeywords(
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

/** Fields limited to roles (`x-field.roles`) are never required; without a value they get their default. */
function isRestricted(property: Schema | undefined): boolean {
  const keyword = property?.['x-field'];
  return typeof keyword === 'object' && keyword !== null && 'roles' in keyword;
}
