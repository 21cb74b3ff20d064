import type { Share } from './count.ts';
import type { FailedCount } from './pool.ts';
import type { CountResult } from './worker.ts';

/** Formats the figures of many descriptions as lines of a Markdown table. */
export function formatFigures(results: readonly (CountResult | FailedCount)[]): string[] {
  const counted = results.filter((result) => 'cpu' in result);
  const generated = counted.filter(({ outcome }) => outcome === 'generated');
  const compiled = generated.filter((result) => result.compiled !== undefined);
  const sum = (of: (result: CountResult) => number) =>
    generated.reduce((all, result) => all + of(result), 0).toLocaleString('en');
  const share = (name: string, of: (result: CountResult) => Share) => {
    const offered = generated.reduce((all, result) => all + of(result).offered, 0);
    const missed = generated.reduce((all, result) => all + of(result).missed.length, 0);
    return formatRow(name, `${(offered - missed).toLocaleString('en')} of ${offered.toLocaleString('en')}`);
  };
  const times = generated.map(({ cpu }) => cpu).sort((a, b) => a - b);
  const at = (part: number) => `${(times[Math.floor((times.length - 1) * part)] ?? 0).toLocaleString('en')} ms`;
  const ok = compiled.filter((result) => result.compiled?.length === 0).length;
  return [
    formatRow('what', 'figure'),
    formatRow('---', '---'),
    formatRow(
      'descriptions that generate',
      `${generated.length.toLocaleString('en')} of ${results.length.toLocaleString('en')}`,
    ),
    formatRow('refused with a reason', `${counted.length - generated.length}`),
    formatRow('given up or crashed', `${results.length - counted.length}`),
    formatRow('outputs that compile, of those tried', `${ok} of ${compiled.length}`),
    formatRow(
      'operations',
      sum(({ operations }) => operations),
    ),
    formatRow(
      'resources',
      sum(({ resources }) => resources),
    ),
    share('list and record pairs found', ({ pairs }) => pairs),
    share('records changed by POST', ({ byPost }) => byPost),
    share('relations by name (`customer_id`)', ({ names }) => names),
    share('relations that hold a number or the record', ({ unions }) => unions),
    formatRow(
      'fields that lead to another record',
      sum(({ references }) => references),
    ),
    formatRow(
      'resources with an envelope',
      sum(({ envelopes }) => envelopes),
    ),
    formatRow(
      'columns that look like secrets',
      sum(({ secrets }) => secrets.length),
    ),
    formatRow(
      'resources of JSON:API',
      sum(({ special }) => special.flat),
    ),
    formatRow(
      'records that stand alone',
      sum(({ special }) => special.single),
    ),
    formatRow(
      'lists asked for by POST',
      sum(({ special }) => special.listedByPost),
    ),
    formatRow(
      'lists with a JSON filter',
      sum(({ special }) => special.jsonFilter),
    ),
    formatRow(
      'lists that come whole',
      sum(({ special }) => special.local),
    ),
    formatRow('processor time, median / 90 % / longest', `${at(0.5)} / ${at(0.9)} / ${at(1)}`),
  ];
}

function formatRow(...cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}
