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
  const fieldsByName = new Map<string, FoundField>();
  union.forEach((branch, index) => {
    for (const field of readFields(branch)) {
      const entry = fieldsByName.get(field.name) ?? { field, branches: [], required: 0 };
      entry.branches.push(index);
      if (field.required) entry.required += 1;
      fieldsByName.set(field.name, entry);
    }
  });
  const commonNames = new Set(common.map((field) => field.name));
  const choiceFields = [...fieldsByName.values()].filter(({ field }) => !commonNames.has(field.name));
  if (!discriminator || !hasAllTags(discriminator)) {
    return choiceFields.map(({ field, required }) => (required === union.length ? field : makeOptional(field)));
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
  const conditional = choiceFields
    .filter(({ field }) => field.name !== property)
    .map(({ field, branches, required }): FieldModel => {
      const conditionalField = required === branches.length ? field : makeOptional(field);
      // a field of a nested oneOf has its own condition
      if (branches.length === union.length || field.showIf?.path === property) return conditionalField;
      if (otherwise === undefined || !branches.includes(otherwise)) {
        return {
          ...conditionalField,
          showIf: { path: property, schema: { enum: branches.flatMap((index) => tags[index] ?? []) } },
        };
      }
      const otherTags = tags.filter((_tags, index) => !branches.includes(index)).flat();
      return { ...conditionalField, showIf: { path: property, schema: { not: { enum: otherTags } } } };
    });
  return commonNames.has(property) ? conditional : [choice, ...conditional];
}

/** Whether the discriminator has values for every branch except the default. */
function hasAllTags({ tags, otherwise }: NonNullable<Schema['discriminator']>): boolean {
  return tags.every((values, index) => values.length > 0 || index === otherwise);
}

function makeOptional({ required: _required, ...field }: FieldModel): FieldModel {
  return field;
}
