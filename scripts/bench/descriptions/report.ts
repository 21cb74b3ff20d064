import type { Share } from './count.ts';
import type { Lost } from './pool.ts';
import type { Done } from './worker.ts';

/** The figures of many descriptions as lines of a table: what, how many, of how many. */
export function figuresOf(results: readonly (Done | Lost)[]): string[] {
  const counted = results.filter((result) => 'cpu' in result);
  const generated = counted.filter(({ outcome }) => outcome === 'generated');
  const compiled = generated.filter((result) => result.compiled !== undefined);
  const sum = (of: (result: Done) => number) =>
    generated.reduce((all, result) => all + of(result), 0).toLocaleString('en');
  const share = (name: string, of: (result: Done) => Share) => {
    const offered = generated.reduce((all, result) => all + of(result).offered, 0);
    const missed = generated.reduce((all, result) => all + of(result).missed.length, 0);
    return row(name, `${(offered - missed).toLocaleString('en')} of ${offered.toLocaleString('en')}`);
  };
  const times = generated.map(({ cpu }) => cpu).sort((a, b) => a - b);
  const at = (part: number) => `${(times[Math.floor((times.length - 1) * part)] ?? 0).toLocaleString('en')} ms`;
  const ok = compiled.filter((result) => result.compiled?.length === 0).length;
  return [
    row('what', 'figure'),
    row('---', '---'),
    row(
      'descriptions that generate',
      `${generated.length.toLocaleString('en')} of ${results.length.toLocaleString('en')}`,
    ),
    row('refused with a reason', `${counted.length - generated.length}`),
    row('given up or crashed', `${results.length - counted.length}`),
    row('outputs that compile, of those tried', `${ok} of ${compiled.length}`),
    row(
      'operations',
      sum(({ operations }) => operations),
    ),
    row(
      'resources',
      sum(({ resources }) => resources),
    ),
    share('list and record pairs found', ({ pairs }) => pairs),
    share('records changed by POST', ({ byPost }) => byPost),
    share('relations by name (`customer_id`)', ({ names }) => names),
    share('relations that hold a number or the record', ({ unions }) => unions),
    row(
      'fields that lead to another record',
      sum(({ references }) => references),
    ),
    row(
      'resources with an envelope',
      sum(({ envelopes }) => envelopes),
    ),
    row(
      'columns that look like secrets',
      sum(({ secrets }) => secrets.length),
    ),
    row(
      'resources of JSON:API',
      sum(({ special }) => special.flat),
    ),
    row(
      'records that stand alone',
      sum(({ special }) => special.single),
    ),
    row(
      'lists asked for by POST',
      sum(({ special }) => special.listedByPost),
    ),
    row(
      'lists with a JSON filter',
      sum(({ special }) => special.jsonFilter),
    ),
    row(
      'lists that come whole',
      sum(({ special }) => special.local),
    ),
    row('processor time, median / 90 % / longest', `${at(0.5)} / ${at(0.9)} / ${at(1)}`),
  ];
}

function row(...cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}
