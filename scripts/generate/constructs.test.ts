import { expect, test, vi } from 'vitest';
import { generate } from './generate.ts';
import { listDifferences } from './output.ts';

// slow on a busy machine
vi.setConfig({ testTimeout: 60_000 });

const spec = 'scripts/generate/fixtures/constructs/openapi.yaml';
const golden = 'scripts/generate/fixtures/constructs/generated';

// update after an intended change: npm run generate -- --spec <spec> --out <golden>
test('generates the golden files of the fixture with every construct', async () => {
  const { files, diagnostics } = await generate(spec);
  expect(diagnostics.list).toEqual([]);
  expect(listDifferences(files, golden)).toEqual([]);
});

test('generates the same bytes in a second run', async () => {
  const [first, second] = [await generate(spec), await generate(spec)];
  expect(second.files).toEqual(first.files);
});
