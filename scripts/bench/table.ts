/** One line of the result: what was measured, ours, the reference, and ours as a share of it. */
export interface Row {
  what: string;
  ours: string;
  reference: string;
  ratio: string;
  aim: string;
}

const HEAD: Row = { what: 'what', ours: 'ours', reference: 'reference', ratio: 'ours / reference', aim: 'aim' };

/** The rows as a Markdown table, columns padded so that it reads well in a terminal too. `names` are those of columns that say something else. */
export function markdown(rows: readonly Row[], names: Partial<Row> = {}): string {
  const head = { ...HEAD, ...names };
  const all = [head, ...rows];
  const keys = Object.keys(HEAD) as (keyof Row)[];
  const widths = keys.map((key) => Math.max(...all.map((row) => row[key].length)));
  const line = (row: Row) => `| ${keys.map((key, index) => row[key].padEnd(widths[index] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
