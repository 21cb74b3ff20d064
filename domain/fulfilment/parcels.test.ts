import { describe, expect, it } from 'vitest';
import {
  sumByLine,
  canCancelParcel,
  countOpenCopies,
  type PackedParcel,
  computePartStatus,
  findExcess,
} from './parcels.ts';

const lines = [
  { id: 1, quantity: 3, cancelled: 1 },
  { id: 2, quantity: 1 },
];
const parcel = (status: PackedParcel['status'], ...copies: [line: number, quantity: number][]): PackedParcel => ({
  status,
  lines: copies.map(([order_line_id, quantity]) => ({ order_line_id, quantity })),
});
const open = (...parcels: PackedParcel[]) => [...countOpenCopies(lines, parcels)];

describe('copies that still need a parcel', () => {
  it('are the sold ones less cancelled and packed ones', () => {
    expect(open()).toEqual([[1, 2], [2, 1]]); // prettier-ignore
    expect(open(parcel('in_preparation', [1, 1]), parcel('sent', [2, 1]))).toEqual([[1, 1], [2, 0]]); // prettier-ignore
  });

  it('are open again when their parcel is cancelled', () => {
    expect(open(parcel('cancelled', [1, 2], [2, 1]))).toEqual([[1, 2], [2, 1]]); // prettier-ignore
  });

  it('are at least 0, e.g. when shipped copies are cancelled', () => {
    expect([...countOpenCopies([{ id: 1, quantity: 1, cancelled: 1 }], [parcel('sent', [1, 1])])]).toEqual([[1, 0]]);
  });
});

describe('copies to pack', () => {
  const openCopies = countOpenCopies(lines, []);
  it('are limited to the open ones, repeated lines are added up', () => {
    expect(findExcess([{ order_line_id: 1, quantity: 2 }], openCopies)).toBeUndefined();
    const repeated = [1, 1, 1].map((quantity) => ({ order_line_id: 1, quantity }));
    expect(sumByLine(repeated)).toEqual([{ order_line_id: 1, quantity: 3 }]);
    expect(findExcess(repeated, openCopies)).toEqual({ order_line_id: 1, quantity: 3 });
  });

  it('must be of the same order', () => {
    expect(findExcess([{ order_line_id: 9, quantity: 1 }], openCopies)).toEqual({ order_line_id: 9, quantity: 1 });
  });
});

describe('the part of a shop', () => {
  const allCopies: [number, number][] = [[1, 2], [2, 1]]; // prettier-ignore
  it.each<[string, PackedParcel[], string]>([
    ['keeps its status without a parcel', [], 'preorder'],
    ['keeps its status when its parcel was cancelled', [parcel('cancelled', ...allCopies)], 'preorder'],
    ['is in preparation while copies are open', [parcel('sent', [1, 2])], 'in_preparation'],
    ['is in preparation while a parcel has not shipped', [parcel('in_preparation', ...allCopies)], 'in_preparation'],
    ['is sent once every copy has shipped', [parcel('delivered', [1, 2]), parcel('sent', [2, 1])], 'sent'],
    ['is delivered with its last parcel', [parcel('delivered', ...allCopies)], 'delivered'],
  ])('%s', (_, parcels, expected) => {
    expect(computePartStatus('preorder', lines, parcels)).toBe(expected);
  });

  it('is cancelled when all copies are cancelled', () => {
    expect(computePartStatus('pending', [{ id: 1, quantity: 2, cancelled: 2 }], [])).toBe('cancelled');
  });
});

it('a parcel can be cancelled until it ships', () => {
  expect(['in_preparation', 'sent', 'arrived', 'delivered', 'cancelled'].map((status) => canCancelParcel({ status } as PackedParcel))).toEqual([true, false, false, false, false]); // prettier-ignore
});
