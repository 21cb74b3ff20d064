import type { Share } from './count.ts';
import type { FailedCount } from './pool.ts';
import type { CountResult } from './worker.ts';

/** Formats the figures of many descriptions as lines of a Markdown table. */
export function formatFigures(results: readonly (CountResult | FailedCount)[]): string[] {
  const counted = results.filter((result) => 'cpu' in result);
  const generated = counted.filter(({ outcome }) => outcome === 'generated');
  const compiled = generated.filter((result) => result.compiled !== undefined);
  const formatSum = (getNumber: (result: CountResult) => number) =>
    generated.reduce((total, result) => total + getNumber(result), 0).toLocaleString('en');
  const formatShare = (name: string, getNumber: (result: CountResult) => Share) => {
    const offered = generated.reduce((total, result) => total + getNumber(result).offered, 0);
    const missed = generated.reduce((total, result) => total + getNumber(result).missed.length, 0);
    return formatRow(name, `${(offered - missed).toLocaleString('en')} of ${offered.toLocaleString('en')}`);
  };
  const times = generated.map(({ cpu }) => cpu).sort((a, b) => a - b);
  const formatTime = (part: number) => `${(times[Math.floor((times.length - 1) * part)] ?? 0).toLocaleString('en')} ms`;
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
      formatSum(({ operations }) => operations),
    ),
    formatRow(
      'resources',
      formatSum(({ resources }) => resources),
    ),
    formatShare('list and record pairs found', ({ pairs }) => pairs),
    formatShare('records changed by POST', ({ byPost }) => byPost),
    formatShare('relations by name (`customer_id`)', ({ names }) => names),
    formatShare('relations that hold a number or the record', ({ unions }) => unions),
    formatRow(
      'fields that lead to another record',
      formatSum(({ references }) => references),
    ),
    formatRow(
      'resources with an envelope',
      formatSum(({ envelopes }) => envelopes),
    ),
    formatRow(
      'columns treated as secrets',
      formatSum(({ secrets }) => secrets.length),
    ),
    formatRow(
      'resources of JSON:API',
      formatSum(({ special }) => special.flat),
    ),
    formatRow(
      'singleton records',
      formatSum(({ special }) => special.single),
    ),
    formatRow(
      'lists read by POST',
      formatSum(({ special }) => special.listedByPost),
    ),
    formatRow(
      'lists with a JSON filter',
      formatSum(({ special }) => special.jsonFilter),
    ),
    formatRow(
      'lists without paging',
      formatSum(({ special }) => special.local),
    ),
    formatRow('processor time, median / 90 % / longest', `${formatTime(0.5)} / ${formatTime(0.9)} / ${formatTime(1)}`),
  ];
}

function formatRow(...cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}
