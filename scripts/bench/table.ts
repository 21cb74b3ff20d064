/** A row of the result: what was measured, our figure, the reference, their ratio and the aim. */
export interface Row {
  what: string;
  ours: string;
  reference: string;
  ratio: string;
  aim: string;
}

const HEAD: Row = { what: 'what', ours: 'ours', reference: 'reference', ratio: 'ours / reference', aim: 'aim' };

/** Formats a Markdown table with padded columns. `names` replaces headings. */
export function formatTable(rows: readonly Row[], names: Partial<Row> = {}): string {
  const head = { ...HEAD, ...names };
  const allRows = [head, ...rows];
  const keys = Object.keys(HEAD) as (keyof Row)[];
  const widths = keys.map((key) => Math.max(...allRows.map((row) => row[key].length)));
  const formatLine = (row: Row) => `| ${keys.map((key, index) => row[key].padEnd(widths[index] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [formatLine(head), rule, ...rows.map(formatLine)].join('\n');
}
