// Fields and filters of query and path parameters.
import type { FieldModel } from '../field-model.ts';
import { getOperators } from '../field-type.ts';
import type { Parameter } from '../operation-parts.ts';
import type { Filter } from '../resource.ts';
import { createAnySchema } from '../schema.ts';
import type { Schema } from '../schema.ts';
import type { Shapes } from './answers.ts';
import { normaliseWord } from './words.ts';

/** Returns the field of a parameter's value. */
export function readParameterField({ name, schema, pointer }: Parameter, { fields }: Shapes): FieldModel[] {
  const holder: Schema = { ...createAnySchema(pointer), types: ['object'], properties: new Map([[name, schema]]) };
  return fields.getFields(holder).slice(0, 1);
}

/** Whether a parameter is an option of the response instead of a filter: a boolean that is no property of a row. */
export function isSwitch(parameter: Parameter, rows: readonly FieldModel[], shapes: Shapes): boolean {
  const [field] = readParameterField(parameter, shapes);
  const isFlag = field?.type === 'checkbox' || field?.type === 'switch';
  return isFlag && !rows.some(({ name }) => normaliseWord(name) === normaliseWord(parameter.name));
}

/** Builds the filter of a parameter; empty when its type has no operators. */
export function buildFilter(parameter: Parameter, shapes: Shapes): Filter[] {
  const { name } = parameter;
  const [field] = readParameterField(parameter, shapes);
  if (!field || getOperators(field.type).length === 0) return [];
  const isList = field.type === 'multi-select' || field.type === 'chips';
  return [{ name, type: field.type, operators: [isList ? 'in' : 'eq'], field }];
}
