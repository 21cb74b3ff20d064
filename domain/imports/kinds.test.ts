import { ImportKind } from '#generated/enums.ts';
import { expect, it } from 'vitest';
import { canImport } from './kinds.ts';

it('administrators can import every kind, the team those without personal data, others none', () => {
  const kindsOf = (role?: 'admin' | 'team' | 'user') => ImportKind.values.filter((kind) => canImport(kind, role));
  expect(kindsOf('admin')).toEqual(ImportKind.values);
  expect(kindsOf('team')).toEqual(['items', 'stock']);
  expect([...kindsOf('user'), ...kindsOf()]).toEqual([]);
});
