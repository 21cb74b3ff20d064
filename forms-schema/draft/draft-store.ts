/** Storage of drafts. Imports nothing, so that sign-out does not load form code. */

/** Initial and drafted value of a field. */
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

/** Drafts expire after thirty days, in seconds. */
const MAX_AGE = 30 * 24 * 3600;
const PREFIX = 'draft:';

/** Saves a draft. Does nothing when the storage is full or blocked. */
export function writeDraft(storage: Storage, name: string, draft: Draft): void {
  try {
    storage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // storage full or blocked: the form works without drafts
  }
}

/** Returns the draft; undefined when missing, unreadable or expired. `now` in Unix seconds. */
export function readDraft(storage: Storage, name: string, now: number): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(storage.getItem(PREFIX + name) ?? 'null');
    return isDraft(draft) && now - draft.at < MAX_AGE ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Removes a draft. */
export function removeDraft(storage: Storage, name: string): void {
  removeMatching(storage, (key) => key === PREFIX + name);
}

/** Removes all drafts with this prefix, such as those of an account that signs out. */
export function removeDrafts(storage: Storage, namePrefix: string): void {
  removeMatching(storage, (key) => key.startsWith(PREFIX + namePrefix));
}

function removeMatching(storage: Storage, isMatch: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(storage)) if (isMatch(key)) storage.removeItem(key);
  } catch {
    // a blocked storage has no drafts
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' && value !== null && 'at' in value && 'changes' in value && Array.isArray(value.changes)
  );
}
