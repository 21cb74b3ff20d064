import type { FieldModel } from './field-model.ts';
import type { Schema } from './schema.ts';

interface FoundField {
  field: FieldModel;
  branches: number[];
  required: number;
}

/**
 * Reads the fields of a oneOf between objects, without those in `common`. A discriminator decides which branch's fields are
 * shown; without one all are shown, and required are those that every branch requires.
 */
export function readChoiceFields(
  { union = [], discriminator }: Schema,
  common: readonly FieldModel[],
  readFields: (branch: Schema) => readonly FieldModel[],
): FieldModel[] {
  const found = new Map<string, FoundField>();
  union.forEach((branch, index) => {
    for (const field of readFields(branch)) {
      const entry = found.get(field.name) ?? { field, branches: [], required: 0 };
      entry.branches.push(index);
      if (field.required) entry.required += 1;
      found.set(field.name, entry);
    }
  });
  const known = new Set(common.map((field) => field.name));
  const own = [...found.values()].filter(({ field }) => !known.has(field.name));
  if (!discriminator || !hasAllTags(discriminator)) {
    return own.map(({ field, required }) => (required === union.length ? field : makeOptional(field)));
  }
  const { property, tags, otherwise } = discriminator;
  const options = tags.flat().filter((tag) => typeof tag !== 'boolean');
  const choice: FieldModel = {
    name: property,
    type: options.length > 0 ? 'select' : 'checkbox',
    label: `fields.${property}`,
    ...(otherwise === undefined ? { required: true } : {}),
    ...(options.length > 0 ? { options } : {}),
  };
  const conditional = own
    .filter(({ field }) => field.name !== property)
    .map(({ field, branches, required }): FieldModel => {
      const shown = required === branches.length ? field : makeOptional(field);
      // a field of a nested oneOf has its own condition
      if (branches.length === union.length || field.showIf?.path === property) return shown;
      if (otherwise === undefined || !branches.includes(otherwise)) {
        return {
          ...shown,
          showIf: { path: property, schema: { enum: branches.flatMap((index) => tags[index] ?? []) } },
        };
      }
      const elsewhere = tags.filter((_tags, index) => !branches.includes(index)).flat();
      return { ...shown, showIf: { path: property, schema: { not: { enum: elsewhere } } } };
    });
  return known.has(property) ? conditional : [choice, ...conditional];
}

/** Whether the discriminator has values for every branch except the default. */
function hasAllTags({ tags, otherwise }: NonNullable<Schema['discriminator']>): boolean {
  return tags.every((values, index) => values.length > 0 || index === otherwise);
}

function makeOptional({ required: _required, ...field }: FieldModel): FieldModel {
  return field;
}
