/** What of a form is worth keeping. Pure. */
import type { DraftChange } from './draft-store.ts';
import { isAsked } from '../form-values.ts';
import { hasMembers } from '../form-problems.ts';
import type { FormField } from '../overrides.ts';
import { inputName, inputPath, setAt, valueAt } from '../paths.ts';
import { copyOf, isPlain, isSame } from '../plain.ts';

type Inputs = Readonly<Record<string, unknown>>;

/** Passwords, cards and whatever else the description only ever sends stay out of drafts. */
function isSecret(field: FormField): boolean {
  return field.type === 'password' || field.writeOnly === true || field.autoComplete?.startsWith('cc-') === true;
}

/** What an input may keep: undefined for secrets and for what cannot be written down, as files on their way. */
function keepable(field: FormField, value: unknown): unknown {
  if (isSecret(field) || !isPlain(value)) return undefined;
  if (!hasMembers(field) || value === undefined) return value;
  const { items } = field;
  return Array.isArray(value) ? value.map((row) => keepableMembers(items, row)) : keepableMembers(items, value);
}

function keepableMembers(items: readonly FormField[], value: unknown): unknown {
  const kept = copyOf(value);
  if (typeof kept !== 'object' || kept === null) return kept;
  for (const field of items.filter(isAsked)) {
    const path = inputPath(inputName('', field.name));
    const before = valueAt(value, path);
    const after = keepable(field, before);
    if (after !== before) setAt(kept as Record<string, unknown>, path, after);
  }
  return kept;
}

/** What differs between the inputs at first and now, secrets left out. */
export function draftChanges(fields: readonly FormField[], first: Inputs, now: Inputs): DraftChange[] {
  return fields.filter(isAsked).flatMap((field) => {
    const name = inputName('', field.name);
    const from = keepable(field, valueAt(first, inputPath(name)));
    const to = keepable(field, valueAt(now, inputPath(name)));
    return isSame(from, to) ? [] : [{ name, from, to }];
  });
}
