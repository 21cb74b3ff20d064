import type { RelatedList } from '../definitions.ts';
import type { Diagnostics } from '../diagnostics.ts';
import { asObject, asText, asTexts } from './json.ts';
import type { Json } from './json.ts';
import { joinPointer } from './pointer.ts';

const WORDS = new Set(['by', 'columns', 'sort']);

/** The part of a resource that related lists are checked against. */
interface CheckedResource {
  readonly filters: readonly { readonly name: string }[];
  readonly sorts: readonly string[];
  readonly defaultSort: RelatedList['sort'];
}

/** Reads the related lists of a record (`x-resource.related`). */
export function readRelated(words: Json | undefined): RelatedList[] {
  return Object.entries(asObject(words)).map(([resource, node]) => {
    const list = asObject(node);
    const sort = asObject(list.sort);
    const field = asText(sort.field);
    return {
      resource,
      by: asText(list.by) ?? '',
      columns: asTexts(list.columns),
      ...(field === undefined ? {} : { sort: { field, order: sort.order === 'ASC' ? 'ASC' : 'DESC' } as const }),
    };
  });
}

/** Reports related lists whose resource, filter, sort or columns do not exist. */
export function checkRelated(
  words: Json | undefined,
  lists: ReadonlyMap<string, CheckedResource>,
  listColumns: (resource: string) => ReadonlySet<string>,
  pointer: string,
  diagnostics: Diagnostics,
): void {
  for (const { resource, by, columns, sort } of readRelated(words)) {
    const listPointer = joinPointer(pointer, 'related', resource);
    const list = lists.get(resource);
    if (!list) {
      diagnostics.error('unknown-resource', listPointer, `There is no resource ${resource}.`);
      continue;
    }
    for (const word of Object.keys(asObject(asObject(asObject(words))[resource])))
      if (!WORDS.has(word))
        diagnostics.error('unknown-word', joinPointer(listPointer, word), `A related list has no word ${word}.`);
    const reportProperty = (word: string, text: string): void =>
      diagnostics.error('unknown-property', joinPointer(listPointer, word), text);
    if (!list.filters.some(({ name }) => name === by)) reportProperty('by', `${resource} are not filtered by ${by}.`);
    if (sort && !list.sorts.includes(sort.field) && sort.field !== list.defaultSort?.field)
      reportProperty('sort', `${resource} are not sorted by ${sort.field}.`);
    const knownColumns = listColumns(resource);
    for (const column of columns)
      if (!knownColumns.has(column)) reportProperty('columns', `${resource} have no ${column}.`);
  }
}
