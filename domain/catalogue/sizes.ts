// Sizes of garments.
import { Size } from '#generated/enums/Size.ts';

/** Number of copies by size. */
export type SizeCounts = { readonly [One in Size]?: number };

/** Parses the sizes in the name of a sold line: "Tee (M × 1, L × 2)" → `{ M: 1, L: 2 }`; null when it has none. */
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

/** Whether two choices of sizes are equal; a missing size equals 0. */
export const hasSameSizes = (a: SizeCounts, b: SizeCounts): boolean =>
  Size.values.every((size) => (a[size] ?? 0) === (b[size] ?? 0));
