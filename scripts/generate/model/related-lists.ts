import type { RelatedList } from '../definitions.ts';
import type { Diagnostics } from '../diagnostics.ts';
import { objectAt, textAt, textsAt } from './json.ts';
import type { Json } from './json.ts';
import { child } from './pointer.ts';

const WORDS = new Set(['by', 'columns', 'sort']);

/** What of a list must be known to show a part of it elsewhere. */
interface Known {
  readonly filters: readonly { readonly name: string }[];
  readonly sorts: readonly string[];
  readonly defaultSort: RelatedList['sort'];
}

/** The lists of what belongs to a record (`x-resource.related`), by the names of their resources. */
export function readRelated(words: Json | undefined): RelatedList[] {
  return Object.entries(objectAt(words)).map(([resource, described]) => {
    const list = objectAt(described);
    const sort = objectAt(list.sort);
    const field = textAt(sort.field);
    return {
      resource,
      by: textAt(list.by) ?? '',
      columns: textsAt(list.columns),
      ...(field === undefined ? {} : { sort: { field, order: sort.order === 'ASC' ? 'ASC' : 'DESC' } as const }),
    };
  });
}

/** Says what of it the other list does not have: it must be there, and filtered and sorted so. */
export function checkRelated(
  words: Json | undefined,
  lists: ReadonlyMap<string, Known>,
  columnsOf: (resource: string) => ReadonlySet<string>,
  pointer: string,
  diagnostics: Diagnostics,
): void {
  for (const { resource, by, columns, sort } of readRelated(words)) {
    const at = child(pointer, 'related', resource);
    const list = lists.get(resource);
    if (!list) {
      diagnostics.error('unknown-resource', at, `There is no resource ${resource}.`);
      continue;
    }
    for (const word of Object.keys(objectAt(objectAt(objectAt(words))[resource])))
      if (!WORDS.has(word)) diagnostics.error('unknown-word', child(at, word), `A related list has no word ${word}.`);
    const refuse = (word: string, text: string): void => diagnostics.error('unknown-property', child(at, word), text);
    if (!list.filters.some(({ name }) => name === by)) refuse('by', `${resource} are not filtered by ${by}.`);
    if (sort && !list.sorts.includes(sort.field) && sort.field !== list.defaultSort?.field)
      refuse('sort', `${resource} are not sorted by ${sort.field}.`);
    const known = columnsOf(resource);
    for (const column of columns) if (!known.has(column)) refuse('columns', `${resource} have no ${column}.`);
  }
}
