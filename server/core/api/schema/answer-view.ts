import type { Schema } from '../description.ts';
import { bundleSchema } from './bundle-schema.ts';
import type { View } from './bundle-schema.ts';
import { flattenSchema, unwrapNullable, getTypes } from './merge.ts';

/**
 * The schema of the response serializer, which drops undescribed properties: types and properties only. A union of
 * objects becomes one object with the properties of all branches.
 */
export function toAnswerView(schema: Schema): Schema {
  return bundleSchema(schema, toShape);
}

const toShape: View = (original, visit) => {
  const schema = unwrapNullable(original.allOf || original.$ref ? flattenSchema(original) : original);
  const types = getTypes(schema).filter((type) => type !== 'null');
  const union = schema.oneOf ?? schema.anyOf;
  const isNull = (branch: Schema) => branch.type === 'null';
  const nullable = getTypes(schema).includes('null') || union?.some(isNull) ? { nullable: true } : {};
  if (union)
    return {
      ...toPropertiesShape(Object.assign({}, ...union.map((branch) => flattenSchema(branch).properties)), visit),
      ...nullable,
    };
  if (types.length !== 1) return {};
  if (types[0] === 'object') return { ...toObjectShape(schema, visit), ...nullable };
  if (types[0] === 'array') return { type: 'array', items: schema.items ? visit(schema.items) : {}, ...nullable };
  return { type: types[0], ...nullable };
};

function toObjectShape(schema: Schema, visit: (inner: Schema) => Schema): Schema {
  const { additionalProperties, patternProperties } = schema;
  const additional =
    typeof additionalProperties === 'object'
      ? visit(additionalProperties)
      : additionalProperties === true
        ? true
        : undefined;
  return {
    ...toPropertiesShape(schema.properties ?? {}, visit),
    ...(patternProperties && {
      patternProperties: Object.fromEntries(
        Object.entries(patternProperties).map(([pattern, inner]) => [pattern, visit(inner)]),
      ),
    }),
    ...(additional !== undefined && { additionalProperties: additional }),
  };
}

function toPropertiesShape(properties: Readonly<Record<string, Schema>>, visit: (inner: Schema) => Schema): Schema {
  const visible = Object.entries(properties).filter(([, property]) => !flattenSchema(property).writeOnly);
  return { type: 'object', properties: Object.fromEntries(visible.map(([name, property]) => [name, visit(property)])) };
}
