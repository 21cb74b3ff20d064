import { expect, test, vi } from 'vitest';
import type * as Merging from './merge.ts';
import { createDocument, createModel } from '../testing.ts';
import { NESTED_SCHEMAS } from '../testing-nested.ts';
import { generateFrom } from '../generate.ts';
import { Weights } from './weight.ts';

type Real = typeof Merging;

// counts merges instead of measuring time
const counts = vi.hoisted(() => ({ merges: 0 }));
vi.mock('./merge.ts', async (original) => {
  const real = await original<Real>();
  const merge: Real['merge'] = (...args) => {
    counts.merges += 1;
    return real.merge(...args);
  };
  return { ...real, merge };
});

test.each(Object.entries(NESTED_SCHEMAS))('the cost of %s grows with the number of schemas', (_name, make) => {
  const schemas = make(18);
  counts.merges = 0;
  const model = createModel(schemas);
  const weights = new Weights();
  const weight = [...model.schemas.values()].reduce((sum, schema) => sum + weights.measure(schema), 0);
  const count = Object.keys(schemas).length;
  // without a bound each depth doubles them: 18 deep, more than 250,000
  expect(counts.merges / count).toBeLessThan(100);
  expect(weight / count).toBeLessThan(1_000);
});

test('keeps what is too large as an intersection', async () => {
  const { files, diagnostics } = await generateFrom(
    createDocument(NESTED_SCHEMAS['properties of two schemas in allOf'](40)),
  );
  expect(diagnostics.errors).toBe(0);
  expect(files.find(({ path }) => path === 'types.ts')?.text).toMatch(
    /components\["schemas"\]\["A\d+"\] & components\["schemas"\]\["B\d+"\]/,
  );
});
