/** Where drafts are kept. It imports nothing, so that signing out can clear them without loading a form. */

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
