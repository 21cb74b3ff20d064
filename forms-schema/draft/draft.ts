/** Differences between form values that a draft stores. Pure. */
import type { DraftChange } from './draft-store.ts';
import { hasInput } from '../form-values.ts';
import { hasMembers } from '../form-problems.ts';
import type { FormField } from '../overrides.ts';
import { toInputName, toInputPath, setValueAt, getValueAt } from '../paths.ts';
import { cloneValues, isPlainData, isEqual } from '../plain.ts';

type Inputs = Readonly<Record<string, unknown>>;

/** Whether a field is never stored: passwords, cards and write-only fields. */
function isSecret(field: FormField): boolean {
  return field.type === 'password' || field.writeOnly === true || field.autoComplete?.startsWith('cc-') === true;
}

/**
 * The part of an input value that a draft may store; undefined for secrets and values that cannot be serialised, such
 * as files.
 */
function toDraftValue(field: FormField, value: unknown): unknown {
  if (isSecret(field) || !isPlainData(value)) return undefined;
  if (!hasMembers(field) || value === undefined) return value;
  const { items } = field;
  return Array.isArray(value) ? value.map((row) => toDraftMembers(items, row)) : toDraftMembers(items, value);
}

function toDraftMembers(items: readonly FormField[], value: unknown): unknown {
  const draftValue = cloneValues(value);
  if (typeof draftValue !== 'object' || draftValue === null) return draftValue;
  for (const field of items.filter(hasInput)) {
    const path = toInputPath(toInputName('', field.name));
    const before = getValueAt(value, path);
    const after = toDraftValue(field, before);
    if (after !== before) setValueAt(draftValue as Record<string, unknown>, path, after);
  }
  return draftValue;
}

/** Lists the changed inputs, without secrets. */
export function diffInputs(fields: readonly FormField[], initial: Inputs, current: Inputs): DraftChange[] {
  return fields.filter(hasInput).flatMap((field) => {
    const name = toInputName('', field.name);
    const from = toDraftValue(field, getValueAt(initial, toInputPath(name)));
    const to = toDraftValue(field, getValueAt(current, toInputPath(name)));
    return isEqual(from, to) ? [] : [{ name, from, to }];
  });
}
