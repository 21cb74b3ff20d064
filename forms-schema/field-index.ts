import { isAsked } from './form-values.ts';
import type { FormField } from './overrides.ts';
import { inputName, pathOf } from './paths.ts';

/** Finds the field that a dotted path leads to or into. The index is made once for each list of fields. */
function lookup(keyOf: (field: FormField) => string) {
  const indices = new WeakMap<readonly FormField[], ReadonlyMap<string, FormField>>();
  return (fields: readonly FormField[], path: string): FormField | undefined => {
    const index = indices.get(fields) ?? new Map(fields.filter(isAsked).map((field) => [keyOf(field), field]));
    indices.set(fields, index);
    for (let at = path; ; at = at.slice(0, at.lastIndexOf('.'))) {
      const field = index.get(at);
      if (field || !at.includes('.')) return field;
    }
  };
}

/** The field of the form that a path in the record leads to; undefined when the form asks for none there. */
export const fieldAtPath = lookup(({ name }) => pathOf(name));

/** The field of the form that an input belongs to. */
export const fieldAtInput = lookup(({ name }) => inputName('', name));

/**
 * What must be read to check a field by itself: it and the siblings its rules look at. All of them where a function
 * checks it, which may look at any.
 */
export function fieldsToRead(
  field: FormField,
  fields: readonly FormField[],
  hasFunction: boolean,
): readonly FormField[] {
  if (hasFunction || field.validate !== undefined) return fields;
  const known = toRead.get(field) ?? withSiblings(field, fields);
  toRead.set(field, known);
  return known;
}

const toRead = new WeakMap<FormField, readonly FormField[]>();

function withSiblings(field: FormField, fields: readonly FormField[]): readonly FormField[] {
  const read = new Set<FormField>();
  const add = (one: FormField): void => {
    if (read.has(one)) return;
    read.add(one);
    const siblings = [
      one.showIf?.path,
      one.requiredIf?.path,
      one.type === 'money' ? (one.currency ?? 'currency') : undefined,
    ];
    for (const sibling of fields) if (siblings.includes(sibling.name)) add(sibling);
  };
  add(field);
  return [...read];
}
