// `npm test`: every check of the project, summed up in one last line.
// `npm test -- types unit` runs only the named ones.
import { ROUNDS, type Step } from './steps.ts';
import { type Counts } from './counts.ts';

const wanted = process.argv.slice(2);
const names = new Set(ROUNDS.flat().map(({ name }) => name));
const unknown = wanted.filter((name) => !names.has(name));
if (unknown.length > 0) {
  console.error(`Unknown check: ${unknown.join(', ')}. Known checks: ${[...names].join(', ')}.`);
  process.exit(1);
}

const total = { passed: 0, failed: 0, failures: [] as string[], flaky: [] as string[] };
for (const round of ROUNDS) {
  const steps = round.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  for (const { passed, failed, failures, flaky = [] } of await Promise.all(steps.map(run))) {
    total.passed += passed;
    total.failed += failed;
    total.failures.push(...failures);
    total.flaky.push(...flaky);
  }
}
if (total.passed + total.failed === 0) total.failed = 1;
for (const name of total.flaky) console.log(`~ flaky (failed, then passed alone): ${name}`);
if (total.flaky.length > 0) console.log(`~ ${total.flaky.length} flaky`);
for (const failure of total.failures) console.log(`✗ ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** Runs a check; one that could not run at all counts as failed. */
async function run(step: Step): Promise<Counts> {
  const begun = performance.now();
  console.log(`\n── ${step.name}: ${step.says}`);
  const counts = await step.run().catch((error: unknown): Counts => {
    console.error(error);
    return { passed: 0, failed: 1, failures: ['could not run'] };
  });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`── ${step.name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`);
  return { ...counts, failures: counts.failures.map((failure) => `${step.name}: ${failure}`) };
}
