import type { PackSession } from '#generated/schemas.ts';

/** Prints the slip of a packed parcel by printing the page, whose print styles show only `PackSlip`. */
export function printParcel(_session: PackSession): void {
  // the slip is rendered with the next frame
  requestAnimationFrame(() => setTimeout(() => window.print(), 50));
}
