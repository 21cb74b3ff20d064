import type { Schema } from '../description.ts';
import { bundleSchema } from './bundle-schema.ts';
import type { View } from './bundle-schema.ts';
import { flatten, unwrapNullable, typesOf } from './merge.ts';

/**
 * The schema by which the serializer cuts a response to its described shape: types and properties only. A union of objects
 * becomes one object with the properties of all branches.
 */
export function answerView(schema: Schema): Schema {
  return bundleSchema(schema, shape);
}

const shape: View = (original, visit) => {
  const schema = unwrapNullable(original.allOf || original.$ref ? flatten(original) : original);
  const types = typesOf(schema).filter((type) => type !== 'null');
  const union = schema.oneOf ?? schema.anyOf;
  const isNull = (branch: Schema) => branch.type === 'null';
  const nullable = typesOf(schema).includes('null') || union?.some(isNull) ? { nullable: true } : {};
  if (union)
    return { ...objectOf(Object.assign({}, ...union.map((branch) => flatten(branch).properties)), visit), ...nullable };
  if (types.length !== 1) return {};
  if (types[0] === 'object') return { ...objectShape(schema, visit), ...nullable };
  if (types[0] === 'array') return { type: 'array', items: schema.items ? visit(schema.items) : {}, ...nullable };
  return { type: types[0], ...nullable };
};

function objectShape(schema: Schema, visit: (inner: Schema) => Schema): Schema {
  const { additionalProperties, patternProperties } = schema;
  const more =
    typeof additionalProperties === 'object'
      ? visit(additionalProperties)
      : additionalProperties === true
        ? true
        : undefined;
  return {
    ...objectOf(schema.properties ?? {}, visit),
    ...(patternProperties && {
      patternProperties: Object.fromEntries(
        Object.entries(patternProperties).map(([pattern, inner]) => [pattern, visit(inner)]),
      ),
    }),
    ...(more !== undefined && { additionalProperties: more }),
  };
}

function objectOf(properties: Readonly<Record<string, Schema>>, visit: (inner: Schema) => Schema): Schema {
  const shown = Object.entries(properties).filter(([, property]) => !flatten(property).writeOnly);
  return { type: 'object', properties: Object.fromEntries(shown.map(([name, property]) => [name, visit(property)])) };
}
