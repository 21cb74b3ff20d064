import type { FieldDefinition } from '#generated/definitions.ts';

type Entry = Readonly<Record<string, unknown>>;

/** One entry that two versions of a list do not have alike. */
export interface EntryChange {
  /** What the entry is called: its first text. */
  title: string;
  /** The fields that differ; of an entry that only one version has, none. */
  fields: readonly FieldDefinition[];
  before?: Entry;
  after?: Entry;
}

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;
const entriesOf = (value: unknown): Entry[] => (Array.isArray(value) ? value.filter(isEntry) : []);
const text = (value: unknown) => JSON.stringify(value ?? null);

/** By what an entry is found again in another version: its number, or its place while it has none. */
const keyOf = (entry: Entry, place: number): string =>
  entry.id === undefined ? `place ${place}` : `id ${text(entry.id)}`;

/** Whether a value is a list of objects, whose versions are told apart entry by entry. */
export const hasEntries = ({ items, type }: FieldDefinition): boolean => items !== undefined && type !== 'group';

/** The entries in which two versions of a list of objects differ, those of the later version first. */
export function entryChanges({ items = [] }: FieldDefinition, before: unknown, after: unknown): EntryChange[] {
  const titleField = items.find(({ type }) => type === 'text')?.name ?? 'id';
  const titleOf = (entry: Entry) => String(entry[titleField] ?? '');
  const old = new Map(entriesOf(before).map((entry, place) => [keyOf(entry, place), entry]));
  const kept = entriesOf(after).map((entry, place): EntryChange => {
    const key = keyOf(entry, place);
    const was = old.get(key);
    old.delete(key);
    const fields = was ? items.filter(({ name }) => text(was[name]) !== text(entry[name])) : [];
    return { title: titleOf(entry), fields, before: was, after: entry };
  });
  const gone = [...old.values()].map((entry): EntryChange => ({
    title: titleOf(entry),
    fields: [],
    before: entry,
  }));
  return [...kept.filter(({ before: was, fields }) => !was || fields.length > 0), ...gone];
}
