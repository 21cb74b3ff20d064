import { ImportKind } from '#generated/enums.ts';
import { expect, it } from 'vitest';
import { canImport } from './kinds.ts';

it('administrators can import every kind, the team those without personal data, others none', () => {
  const listKinds = (role?: 'admin' | 'team' | 'user') => ImportKind.values.filter((kind) => canImport(kind, role));
  expect(listKinds('admin')).toEqual(ImportKind.values);
  expect(listKinds('team')).toEqual(['items', 'stock']);
  expect([...listKinds('user'), ...listKinds()]).toEqual([]);
});
