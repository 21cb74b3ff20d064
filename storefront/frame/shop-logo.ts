/** The picture of a shop's logo, by its folder under /storage/pictures. */
export function shopLogo(folder: string): string {
  return `/storage/pictures/${encodeURIComponent(folder)}/logo.png`;
}
