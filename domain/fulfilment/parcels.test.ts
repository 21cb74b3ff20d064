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
  it('are those bought without the cancelled and the packed ones', () => {
    expect(open()).toEqual([[1, 2], [2, 1]]); // prettier-ignore
    expect(open(parcel('in_preparation', [1, 1]), parcel('sent', [2, 1]))).toEqual([[1, 1], [2, 0]]); // prettier-ignore
  });

  it('are open again when their parcel is taken back', () => {
    expect(open(parcel('cancelled', [1, 2], [2, 1]))).toEqual([[1, 2], [2, 1]]); // prettier-ignore
  });

  it('are never less than none, as when copies are cancelled after they left', () => {
    expect([...countOpenCopies([{ id: 1, quantity: 1, cancelled: 1 }], [parcel('sent', [1, 1])])]).toEqual([[1, 0]]);
  });
});

describe('what is to be packed', () => {
  const there = countOpenCopies(lines, []);
  it('fits as far as copies are open, a line named twice added up', () => {
    expect(findExcess([{ order_line_id: 1, quantity: 2 }], there)).toBeUndefined();
    const twice = [1, 1, 1].map((quantity) => ({ order_line_id: 1, quantity }));
    expect(sumByLine(twice)).toEqual([{ order_line_id: 1, quantity: 3 }]);
    expect(findExcess(twice, there)).toEqual({ order_line_id: 1, quantity: 3 });
  });

  it('is no line of another order', () => {
    expect(findExcess([{ order_line_id: 9, quantity: 1 }], there)).toEqual({ order_line_id: 9, quantity: 1 });
  });
});

describe('the part of a shop', () => {
  const all: [number, number][] = [[1, 2], [2, 1]]; // prettier-ignore
  it.each<[string, PackedParcel[], string]>([
    ['stays where it is without a parcel', [], 'preorder'],
    ['stays where it is when its parcel was taken back', [parcel('cancelled', ...all)], 'preorder'],
    ['is in preparation while copies are open', [parcel('sent', [1, 2])], 'in_preparation'],
    ['is in preparation while a parcel is in the house', [parcel('in_preparation', ...all)], 'in_preparation'],
    ['is sent once every copy has left', [parcel('delivered', [1, 2]), parcel('sent', [2, 1])], 'sent'],
    ['is delivered with its last parcel', [parcel('delivered', ...all)], 'delivered'],
  ])('%s', (_, parcels, expected) => {
    expect(computePartStatus('preorder', lines, parcels)).toBe(expected);
  });

  it('is cancelled when nothing of it is wanted', () => {
    expect(computePartStatus('pending', [{ id: 1, quantity: 2, cancelled: 2 }], [])).toBe('cancelled');
  });
});

it('a parcel can be taken back until it leaves', () => {
  expect(['in_preparation', 'sent', 'arrived', 'delivered', 'cancelled'].map((status) => canCancelParcel({ status } as PackedParcel))).toEqual([true, false, false, false, false]); // prettier-ignore
});
