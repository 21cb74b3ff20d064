import { expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import { resourceIndex } from '#generated/resource-index.ts';
import { pluralise, singularise } from './crud/nouns.ts';

/** Resource names of the specification that are no kebab-case plural. */
const SPECIFIED = ['box', 'category', 'challenge', 'client', 'digital', 'invoice', 'orders-manual', 'pass', 'user'];
/** Resources that are no collection. */
const NO_COLLECTION = ['audit', 'bulk', 'reconciliation', 'undo'];

const names = Object.keys(resourceIndex);
const KEBAB = /^[a-z]+(-[a-z]+)*$/;
const isPlural = (name: string) => pluralise(singularise(name)) === name && singularise(name) !== name;

test('resources are named in kebab-case plurals, except what the specification addresses otherwise', () => {
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !KEBAB.test(name))).toEqual([]);
  expect(names.filter((name) => !isPlural(name)).sort()).toEqual([...SPECIFIED, ...NO_COLLECTION].sort());
});

test('addresses are written in kebab case', () => {
  const parts = Object.values(operations).flatMap(({ path }) =>
    path.split('/').filter((part) => part && part[0] !== '{'),
  );
  expect(parts.length).toBeGreaterThan(1000);
  expect([...new Set(parts)].filter((part) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(part))).toEqual([]);
});
