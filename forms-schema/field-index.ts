import { hasInput } from './form-values.ts';
import type { FormField } from './overrides.ts';
import { toInputName, toDottedPath } from './paths.ts';

/** Creates a function that finds the field at, or containing, a dotted path. The index is cached per field list. */
function createFieldLookup(keyOf: (field: FormField) => string) {
  const indices = new WeakMap<readonly FormField[], ReadonlyMap<string, FormField>>();
  return (fields: readonly FormField[], path: string): FormField | undefined => {
    const index = indices.get(fields) ?? new Map(fields.filter(hasInput).map((field) => [keyOf(field), field]));
    indices.set(fields, index);
    for (let at = path; ; at = at.slice(0, at.lastIndexOf('.'))) {
      const field = index.get(at);
      if (field || !at.includes('.')) return field;
    }
  };
}

/** Finds the form field at, or containing, a record path; undefined when it has no input. */
export const findFieldByPath = createFieldLookup(({ name }) => toDottedPath(name));

/** Finds the form field of an input name. */
export const findFieldByInput = createFieldLookup(({ name }) => toInputName('', name));

/**
 * Lists the fields to read for validating one: itself and the siblings its rules depend on; all fields when a function
 * validates it.
 */
export function listFieldsToRead(
  field: FormField,
  fields: readonly FormField[],
  hasFunction: boolean,
): readonly FormField[] {
  if (hasFunction || field.validate !== undefined) return fields;
  const known = fieldsToReadCache.get(field) ?? addRuleSiblings(field, fields);
  fieldsToReadCache.set(field, known);
  return known;
}

const fieldsToReadCache = new WeakMap<FormField, readonly FormField[]>();

function addRuleSiblings(field: FormField, fields: readonly FormField[]): readonly FormField[] {
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
