import type { ListView, Queue } from '../definitions.ts';
import type { Diagnostics } from '../diagnostics.ts';
import { asObject, asText } from './json.ts';
import type { Json } from './json.ts';
import { joinPointer } from './pointer.ts';
import type { Filter } from './resource.ts';

interface List {
  filters: readonly Filter[];
  sorts: readonly string[];
  defaultSort: ListView['sort'];
}

const QUEUES: readonly Queue[] = ['urgent', 'open', 'watch'];
const VIEW_WORDS = new Set(['filter', 'sort', 'queue']);

/** Reads the views of `x-resource`. Reports filters and sorts that the list does not have. */
export function readListViews(
  words: Json | undefined,
  list: List,
  pointer: string,
  diagnostics: Diagnostics,
): ListView[] {
  return Object.entries(asObject(words)).map(([name, node]) => {
    const view = asObject(node);
    const viewPointer = joinPointer(pointer, 'views', name);
    for (const word of Object.keys(view)) {
      if (!VIEW_WORDS.has(word))
        diagnostics.error('unknown-word', joinPointer(viewPointer, word), `A view has no word ${word}.`);
    }
    const filter = asObject(view.filter);
    for (const key of Object.keys(filter)) {
      if (!isFilterKey(key, list.filters))
        diagnostics.error(
          'unknown-property',
          joinPointer(viewPointer, 'filter', key),
          `The list is not filtered by ${key}.`,
        );
    }
    const sort = asObject(view.sort);
    const field = asText(sort.field) ?? list.defaultSort.field;
    if (!list.sorts.includes(field) && field !== list.defaultSort.field)
      diagnostics.error(
        'unknown-property',
        joinPointer(viewPointer, 'sort', 'field'),
        `The list is not sorted by ${field}.`,
      );
    const order = view.sort === undefined ? list.defaultSort.order : sort.order === 'ASC' ? 'ASC' : 'DESC';
    const queue = QUEUES.find((candidate) => candidate === view.queue);
    if (view.queue !== undefined && !queue)
      diagnostics.error('unknown-word', joinPointer(viewPointer, 'queue'), `A queue is one of ${QUEUES.join(', ')}.`);
    return { name, filter, sort: { field, order }, ...(queue && { queue }) };
  });
}

/** Whether a key is the name of a filter, or `<filter>_<operator>`. */
function isFilterKey(key: string, filters: readonly Filter[]): boolean {
  return filters.some(
    ({ name, operators }) => key === name || operators.some((operator) => key === `${name}_${operator}`),
  );
}
