import { expect, test, vi } from 'vitest';
import { generate } from './generate.ts';
import { differences } from './output.ts';

// a busy machine may take its time
vi.setConfig({ testTimeout: 60_000 });

const spec = 'scripts/generate/fixtures/constructs/openapi.yaml';
const golden = 'scripts/generate/fixtures/constructs/generated';

// after a wanted change: npm run generate -- --spec <spec> --out <golden>
test('the fixture with every construct generates exactly the kept files', async () => {
  const { files, diagnostics } = await generate(spec);
  expect(diagnostics.list).toEqual([]);
  expect(differences(files, golden)).toEqual([]);
});

test('a second run gives the same bytes', async () => {
  const [first, second] = [await generate(spec), await generate(spec)];
  expect(second.files).toEqual(first.files);
});
