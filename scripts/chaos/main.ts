// `npm run chaos -- [kills] [seed]`: kills the shop and its database under load and counts what was lost, doubled, unknown to
// the shop or oversold.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { ROOT } from '../setup/root.mjs';
import { type Campaign, runCampaign } from './campaign.ts';
import { KINDS, formatReport, sumFindings } from './report.ts';

const RESULT = 'docs/measured-faults.md';

const [kills = 200, seed = 1] = process.argv.slice(2).map(Number);
if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed)) {
  console.error('Usage: npm run chaos -- [kills] [seed]');
  process.exit(1);
}
const campaign: Campaign = { kills, seed, buyers: 6, log: (line) => console.log(line) };
const report = await runCampaign(campaign);
const page = formatReport(report, campaign, new Date().toISOString().slice(0, 10));
console.log(`\n${page}`);
writeFileSync(join(ROOT, RESULT), await format(page, { parser: 'markdown', printWidth: 120 }));
console.log(`Written to ${RESULT}.`);
process.exit(KINDS.some((kind) => sumFindings(report, kind) > 0) ? 1 : 0);
