import type { FieldModel } from './field-model.ts';
import type { Schema } from './schema.ts';

interface Found {
  field: FieldModel;
  branches: number[];
  required: number;
}

/**
 * Fields of a choice between objects, beside those they have in common. A discriminator decides which branch's fields
 * show; without one all are offered and only what every branch demands is required.
 */
export function choiceFields(
  { union = [], discriminator }: Schema,
  common: readonly FieldModel[],
  fieldsOf: (branch: Schema) => readonly FieldModel[],
): FieldModel[] {
  const found = new Map<string, Found>();
  union.forEach((branch, index) => {
    for (const field of fieldsOf(branch)) {
      const entry = found.get(field.name) ?? { field, branches: [], required: 0 };
      entry.branches.push(index);
      if (field.required) entry.required += 1;
      found.set(field.name, entry);
    }
  });
  const known = new Set(common.map((field) => field.name));
  const own = [...found.values()].filter(({ field }) => !known.has(field.name));
  if (!discriminator || !isTold(discriminator)) {
    return own.map(({ field, required }) => (required === union.length ? field : optional(field)));
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
      const shown = required === branches.length ? field : optional(field);
      // of a choice within this one, which says itself when it shows
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

/** Whether the discriminator has a value for every branch but the one for all others. */
function isTold({ tags, otherwise }: NonNullable<Schema['discriminator']>): boolean {
  return tags.every((values, index) => values.length > 0 || index === otherwise);
}

function optional({ required: _required, ...field }: FieldModel): FieldModel {
  return field;
}
