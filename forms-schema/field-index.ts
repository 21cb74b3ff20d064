import { hasInput } from './form-values.ts';
import type { FormField } from './overrides.ts';
import { toInputName, toDottedPath } from './paths.ts';

/** Creates a function that finds the field at, or containing, a dotted path. The index is cached per field list. */
function createFieldLookup(getKey: (field: FormField) => string) {
  const indices = new WeakMap<readonly FormField[], ReadonlyMap<string, FormField>>();
  return (fields: readonly FormField[], path: string): FormField | undefined => {
    const index = indices.get(fields) ?? new Map(fields.filter(hasInput).map((field) => [getKey(field), field]));
    indices.set(fields, index);
    for (let prefix = path; ; prefix = prefix.slice(0, prefix.lastIndexOf('.'))) {
      const field = index.get(prefix);
      if (field || !prefix.includes('.')) return field;
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
  const fieldsToRead = fieldsToReadCache.get(field) ?? addRuleSiblings(field, fields);
  fieldsToReadCache.set(field, fieldsToRead);
  return fieldsToRead;
}

const fieldsToReadCache = new WeakMap<FormField, readonly FormField[]>();

function addRuleSiblings(field: FormField, fields: readonly FormField[]): readonly FormField[] {
  const fieldsToRead = new Set<FormField>();
  const add = (current: FormField): void => {
    if (fieldsToRead.has(current)) return;
    fieldsToRead.add(current);
    const siblings = [
      current.showIf?.path,
      current.requiredIf?.path,
      current.type === 'money' ? (current.currency ?? 'currency') : undefined,
    ];
    for (const sibling of fields) if (siblings.includes(sibling.name)) add(sibling);
  };
  add(field);
  return [...fieldsToRead];
}
