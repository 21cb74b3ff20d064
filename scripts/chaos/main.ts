// `npm run chaos -- [kills] [seed] [stripe]`: kills the shop and its database under load and counts what was lost, doubled, unknown to
// the shop or oversold.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { ROOT } from '../setup/root.mjs';
import type { ProviderName } from './provider.ts';
import { type Campaign, runCampaign } from './campaign.ts';
import { KINDS, formatReport, sumFindings } from './report.ts';

const [kills = 200, seed = 1] = process.argv.slice(2, 4).map(Number);
const provider = process.argv[4] ?? 'test';
const RESULTS: Readonly<Record<ProviderName, string>> = {
  test: 'docs/measured-faults.md',
  stripe: 'docs/measured-faults-stripe.md',
};
const isProvider = (name: string): name is ProviderName => name in RESULTS;
if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed) || !isProvider(provider)) {
  console.error('Usage: npm run chaos -- [kills] [seed] [test|stripe]');
  process.exit(1);
}
const campaign: Campaign = { kills, seed, provider, buyers: 6, log: (line) => console.log(line) };
const report = await runCampaign(campaign);
const page = formatReport(report, campaign, new Date().toISOString().slice(0, 10));
console.log(`\n${page}`);
writeFileSync(join(ROOT, RESULTS[provider]), await format(page, { parser: 'markdown', printWidth: 120 }));
console.log(`Written to ${RESULTS[provider]}.`);
process.exit(KINDS.some((kind) => sumFindings(report, kind) > 0) ? 1 : 0);
