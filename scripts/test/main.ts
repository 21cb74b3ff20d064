// `npm test`: runs every check of the project and prints the totals last.
// `npm test -- types unit` runs only the named checks.
import { PHASES, type Step } from './steps.ts';
import { type Counts } from './counts.ts';
import { keepTempFilesInMemory } from './temp-files.ts';

const wantedNames = process.argv.slice(2);
const names = new Set(PHASES.flat(3).map(({ name }) => name));
const unknownNames = wantedNames.filter((name) => !names.has(name));
if (unknownNames.length > 0) {
  console.error(`Unknown check: ${unknownNames.join(', ')}. Known checks: ${[...names].join(', ')}.`);
  process.exit(1);
}

keepTempFilesInMemory();
const total = { passed: 0, failed: 0, failures: [] as string[], flaky: [] as string[] };
for (const sequences of PHASES) await Promise.all(sequences.map(runRounds));
if (total.passed + total.failed === 0) total.failed = 1;
for (const name of total.flaky) console.log(`~ flaky (failed, then passed alone): ${name}`);
if (total.flaky.length > 0) console.log(`~ ${total.flaky.length} flaky`);
for (const failure of total.failures) console.log(`✗ ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** Runs the wanted checks of each round in parallel, one round after the other, and adds up their counts. */
async function runRounds(rounds: readonly (readonly Step[])[]): Promise<void> {
  for (const round of rounds) {
    const steps = round.filter(({ name }) => wantedNames.length === 0 || wantedNames.includes(name));
    for (const { passed, failed, failures, flaky = [] } of await Promise.all(steps.map(runStep))) {
      total.passed += passed;
      total.failed += failed;
      total.failures.push(...failures);
      total.flaky.push(...flaky);
    }
  }
}

/** Runs a check; one that throws counts as failed. */
async function runStep(step: Step): Promise<Counts> {
  const startedAt = performance.now();
  console.log(`\n── ${step.name}: ${step.description}`);
  const counts = await step.run().catch((error: unknown): Counts => {
    console.error(error);
    return { passed: 0, failed: 1, failures: ['could not run'] };
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${step.name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`);
  return { ...counts, failures: counts.failures.map((failure) => `${step.name}: ${failure}`) };
}
