// Garments and sets that are sold by sizes.
import { Size } from '#generated/enums/Size.ts';

/** Sizes with how many copies of each. */
export type SizeCounts = { readonly [One in Size]?: number };

/** Sizes a line was sold in, which stand in its name: "Tee (M × 1, L × 2)" → `{ M: 1, L: 2 }`; null where it has none. */
export function parseLineSizes(itemName: string | null): SizeCounts | null {
  const [, text] = /\(((?:XS|S|M|L|XL|XXL) × \d+(?:, (?:XS|S|M|L|XL|XXL) × \d+)*)\)$/.exec(itemName ?? '') ?? [];
  if (text === undefined) return null;
  return Object.fromEntries(
    text.split(', ').map((part) => {
      const [size, count] = part.split(' × ');
      return [size, Number(count)];
    }),
  );
}

/** Whether two choices of sizes are the same; sizes of which none is chosen count for nothing. */
export const hasSameSizes = (one: SizeCounts, other: SizeCounts): boolean =>
  Size.values.every((size) => (one[size] ?? 0) === (other[size] ?? 0));
