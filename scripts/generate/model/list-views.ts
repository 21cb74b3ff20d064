import type { ListView, Queue } from '../definitions.ts';
import type { Diagnostics } from '../diagnostics.ts';
import { objectAt, textAt } from './json.ts';
import type { Json } from './json.ts';
import { child } from './pointer.ts';
import type { Filter } from './resource.ts';

interface List {
  filters: readonly Filter[];
  sorts: readonly string[];
  defaultSort: ListView['sort'];
}

const QUEUES: readonly Queue[] = ['urgent', 'open', 'watch'];
const VIEW_WORDS = new Set(['filter', 'sort', 'queue']);

/** The views that `x-resource` gives a list, by name. What they filter and sort by is what the list offers. */
export function readListViews(
  words: Json | undefined,
  list: List,
  pointer: string,
  diagnostics: Diagnostics,
): ListView[] {
  return Object.entries(objectAt(words)).map(([name, described]) => {
    const view = objectAt(described);
    const at = child(pointer, 'views', name);
    for (const word of Object.keys(view)) {
      if (!VIEW_WORDS.has(word)) diagnostics.error('unknown-word', child(at, word), `A view has no word ${word}.`);
    }
    const filter = objectAt(view.filter);
    for (const key of Object.keys(filter)) {
      if (!isFilterKey(key, list.filters))
        diagnostics.error('unknown-property', child(at, 'filter', key), `The list is not filtered by ${key}.`);
    }
    const sort = objectAt(view.sort);
    const field = textAt(sort.field) ?? list.defaultSort.field;
    if (!list.sorts.includes(field) && field !== list.defaultSort.field)
      diagnostics.error('unknown-property', child(at, 'sort', 'field'), `The list is not sorted by ${field}.`);
    const order = view.sort === undefined ? list.defaultSort.order : sort.order === 'ASC' ? 'ASC' : 'DESC';
    const queue = QUEUES.find((known) => known === view.queue);
    if (view.queue !== undefined && !queue)
      diagnostics.error('unknown-word', child(at, 'queue'), `A queue is one of ${QUEUES.join(', ')}.`);
    return { name, filter, sort: { field, order }, ...(queue && { queue }) };
  });
}

/** Whether a key is a filter, or one with the name of an operator behind it. */
function isFilterKey(key: string, filters: readonly Filter[]): boolean {
  return filters.some(({ name, operators }) => key === name || operators.some((one) => key === `${name}_${one}`));
}
