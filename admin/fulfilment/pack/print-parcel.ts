import type { PackSession } from '#generated/schemas.ts';

/**
 * Prints what belongs on a parcel that was packed. The one place that decides how: the page itself holds the slip, on paper
 * only (`PackSlip`), and is printed by the browser. Documents made by the server are opened here instead.
 */
export function printParcel(_session: PackSession): void {
  // the slip stands in the page with the next frame
  requestAnimationFrame(() => setTimeout(() => window.print(), 50));
}
