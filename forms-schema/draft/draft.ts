/** What was typed and not sent, kept in the browser. Pure but for the storage it is given. */
import { isAsked } from '../form-values.ts';
import { hasMembers } from '../form-problems.ts';
import type { FormField } from '../overrides.ts';
import { inputName, inputPath, setAt, valueAt } from '../paths.ts';
import { copyOf, isPlain, isSame } from '../plain.ts';

type Inputs = Readonly<Record<string, unknown>>;

/** What one field of the form held at first and when it was kept. */
export interface DraftChange {
  readonly name: string;
  readonly from: unknown;
  readonly to: unknown;
}

export interface Draft {
  /** Unix seconds of its last change. */
  readonly at: number;
  readonly changes: readonly DraftChange[];
}

/** Drafts are forgotten after this many seconds: thirty days. */
const KEPT = 30 * 24 * 3600;
const PREFIX = 'draft:';

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

/** Keeps a draft under its name. A storage that is full or closed keeps nothing. */
export function writeDraft(storage: Storage, name: string, draft: Draft): void {
  try {
    storage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // there is no room: the form works without
  }
}

/** The draft of a name, undefined when there is none, or none that can be read or is young enough. `now` in Unix seconds. */
export function readDraft(storage: Storage, name: string, now: number): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(storage.getItem(PREFIX + name) ?? 'null');
    return isDraft(draft) && now - draft.at < KEPT ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the draft of a name. */
export function forgetDraft(storage: Storage, name: string): void {
  forgetWhere(storage, (key) => key === PREFIX + name);
}

/** Forgets all drafts whose names begin so, as those of an account that signs out. */
export function forgetDraftsOf(storage: Storage, names: string): void {
  forgetWhere(storage, (key) => key.startsWith(PREFIX + names));
}

function forgetWhere(storage: Storage, isMeant: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(storage)) if (isMeant(key)) storage.removeItem(key);
  } catch {
    // a closed storage has none
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' && value !== null && 'at' in value && 'changes' in value && Array.isArray(value.changes)
  );
}
