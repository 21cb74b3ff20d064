import type { FieldDefinition } from '#generated/definitions.ts';

type Entry = Readonly<Record<string, unknown>>;

/** An entry of a list that differs between two versions. */
export interface EntryChange {
  /** Value of the entry's first text field. */
  title: string;
  /** Fields that differ; empty for an entry that only one version has. */
  fields: readonly FieldDefinition[];
  before?: Entry;
  after?: Entry;
}

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;
const listEntries = (value: unknown): Entry[] => (Array.isArray(value) ? value.filter(isEntry) : []);
const serialize = (value: unknown) => JSON.stringify(value ?? null);

/** Returns the id of an entry, or its index while it has none. */
const getEntryKey = (entry: Entry, index: number): string =>
  entry.id === undefined ? `index ${index}` : `id ${serialize(entry.id)}`;

/** Whether a field holds a list of objects, which is compared entry by entry. */
export const hasEntries = ({ items, type }: FieldDefinition): boolean => items !== undefined && type !== 'group';

/** Returns the entries in which two versions of a list of objects differ, those of the later version first. */
export function diffEntries({ items = [] }: FieldDefinition, before: unknown, after: unknown): EntryChange[] {
  const titleField = items.find(({ type }) => type === 'text')?.name ?? 'id';
  const getTitle = (entry: Entry) => String(entry[titleField] ?? '');
  const remaining = new Map(listEntries(before).map((entry, index) => [getEntryKey(entry, index), entry]));
  const current = listEntries(after).map((entry, index): EntryChange => {
    const key = getEntryKey(entry, index);
    const previous = remaining.get(key);
    remaining.delete(key);
    const fields = previous ? items.filter(({ name }) => serialize(previous[name]) !== serialize(entry[name])) : [];
    return { title: getTitle(entry), fields, before: previous, after: entry };
  });
  const removed = [...remaining.values()].map((entry): EntryChange => ({
    title: getTitle(entry),
    fields: [],
    before: entry,
  }));
  return [...current.filter(({ before: previous, fields }) => !previous || fields.length > 0), ...removed];
}
