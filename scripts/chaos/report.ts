import type { Finding } from './audit.ts';
import type { Campaign, Report } from './campaign.ts';

/** The kinds of findings that a campaign counts. */
export const KINDS = [
  'lost',
  'doubled',
  'unknown to the shop',
  'oversold',
  'unfinished',
] as const satisfies Finding['kind'][];

export const sumFindings = ({ findings }: Report, kind: Finding['kind']): number =>
  findings.filter((one) => one.kind === kind).reduce((sum, { count }) => sum + count, 0);

/** Formats the Markdown page of a campaign. */
export function formatReport(report: Report, { kills, seed, buyers }: Campaign, day: string): string {
  const { confirmed, killed, seconds } = report;
  return [
    '# Faults, measured',
    '',
    `\`npm run chaos\`: ${kills} kills with SIGKILL at random moments (seed ${seed}), ${killed.process} of the server process and`,
    `${killed.database} of the database under it, while ${buyers} customers check out and staff refunds, runs months of boxes, hands orders`,
    `over and imports customers; ${seconds} s on ${day}. Three customers in ten never come back after a failed call, so their attempts`,
    'are left to the jobs. At the end the jobs run once, and what was confirmed to callers, what the shop knows and what the payment',
    'provider has in its own log are compared.',
    '',
    `Confirmed meanwhile: ${confirmed.orders.length} orders, ${confirmed.refunds.length} refunds, ${confirmed.months.length} months of boxes,`,
    `${confirmed.batches.length} batches, ${confirmed.imports.length} imports.`,
    '',
    '| found | count |',
    '| --- | ---: |',
    ...KINDS.map((kind) => `| **${kind}** | **${sumFindings(report, kind)}** |`),
    '',
    '| what is counted | kind | count |',
    '| --- | --- | ---: |',
    ...report.findings.map(({ kind, what, count }) => `| ${what} | ${kind} | ${count} |`),
    '',
  ].join('\n');
}
