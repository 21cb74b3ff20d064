/**
 * The address of a shop's logo, from its folder under /storage/pictures. A blob: address of a file being uploaded is
 * returned as it is.
 */
export function getShopLogoUrl(folder: string): string {
  return folder.startsWith('blob:') ? folder : `/storage/pictures/${encodeURIComponent(folder)}/logo.png`;
}
