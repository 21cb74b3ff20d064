import type { Finding } from './audit.ts';
import { type Campaign, PLEDGERS, type Report } from './campaign.ts';

/** The kinds of findings that a campaign counts. */
export const KINDS = [
  'lost',
  'doubled',
  'unknown to the shop',
  'oversold',
  'unfinished',
] as const satisfies Finding['kind'][];

export const sumFindings = ({ findings }: Report, kind: Finding['kind']): number =>
  findings.filter((finding) => finding.kind === kind).reduce((sum, { count }) => sum + count, 0);

/** Formats the Markdown page of a campaign. */
export function formatReport(report: Report, { kills, seed, buyers, provider }: Campaign, day: string): string {
  const { confirmed, killed, seconds } = report;
  return [
    provider === 'stripe' ? '# Faults with payments by Stripe, measured' : '# Faults, measured',
    '',
    `\`npm run chaos${provider === 'stripe' ? ` -- ${kills} ${seed} stripe` : ''}\`: ${kills} kills with SIGKILL at random moments (seed ${seed}), ${killed.process} of the server process and`,
    `${killed.database} of the database under it, while ${buyers} customers check out, ${PLEDGERS} pledge copies of campaigns, and staff`,
    `refunds, runs months of boxes, hands orders over and imports customers; ${seconds} s on ${day}. Three in ten customers do not retry a failed call, so that jobs have to`,
    'finish their attempts. At the end the jobs run once, and the confirmations that callers received, the database of the shop',
    provider === 'stripe'
      ? 'and the charges and refunds of a simulator of Stripe are compared. Its events arrive late, in any order, and one in five twice.'
      : 'and the log of the payment provider are compared.',
    '',
    `Confirmed meanwhile: ${confirmed.orders.length} orders, ${confirmed.pledges.length} pledges, ${confirmed.refunds.length} refunds, ${confirmed.months.length} months of boxes,`,
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
