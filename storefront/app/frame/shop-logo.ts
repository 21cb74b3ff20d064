/** The picture of a shop's logo, by its folder under /storage/pictures; one that is not sent yet by its own address. */
export function shopLogo(folder: string): string {
  return folder.startsWith('blob:') ? folder : `/storage/pictures/${encodeURIComponent(folder)}/logo.png`;
}
