/** Prints the slip of a packed parcel by printing the page, whose print styles show only `PackSlip`. */
export function printParcel(): void {
  // the slip is rendered with the next frame
  requestAnimationFrame(() => setTimeout(() => window.print(), 50));
}
