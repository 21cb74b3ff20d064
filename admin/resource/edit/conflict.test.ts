import type { FieldDefinition } from '#generated/definitions.ts';
import { describe, expect, it } from 'vitest';
import { findDifferences, mergeVersions } from './conflict.ts';
import { pickChangedValues } from '#admin/api/changed-values.ts';

const fields: FieldDefinition[] = [
  { name: 'name', type: 'text', label: 'fields.name' },
  { name: 'price', type: 'money', label: 'fields.price' },
  { name: 'genres', type: 'multi-select', label: 'fields.genres' },
];

describe('two people saving one record', () => {
  const base = { id: 1, version: 3, name: 'Before', price: 20, genres: [1, 2] };
  const mine = { ...base, name: 'Mine' };
  const theirs = { ...base, version: 4, name: 'Theirs', price: 25 };

  it('lists the fields that differ and who changed them', () => {
    expect(findDifferences(fields, base, mine, theirs)).toEqual([
      { field: fields[0], mine: 'Mine', theirs: 'Theirs', isMine: true },
      { field: fields[1], mine: 20, theirs: 25, isMine: false },
    ]);
  });

  it('treats an absent value and null as the same', () => {
    expect(findDifferences(fields, base, { ...mine, name: undefined }, { ...base, name: null })).toEqual([]);
  });

  it('keeps the chosen unsaved values, the saved ones elsewhere and always the new version', () => {
    const found = findDifferences(fields, base, mine, theirs);
    expect(mergeVersions(found, new Set(['name']), theirs)).toMatchObject({ name: 'Mine', price: 25, version: 4 });
    expect(mergeVersions(found, new Set(), theirs)).toMatchObject({ name: 'Theirs', price: 25, version: 4 });
  });

  it('sends only what changed, an emptied field included', () => {
    expect(pickChangedValues(fields, base, mine)).toEqual({ name: 'Mine' });
    expect(pickChangedValues(fields, base, { ...base, genres: [2, 1], name: null })).toEqual({
      name: null,
      genres: [2, 1],
    });
    expect(pickChangedValues(fields, base, base)).toEqual({});
  });
});
