/** Headings of a file as they can be told apart: an empty one by its place, one that comes again with its place. */
export function headingNames(headings: readonly string[]): string[] {
  const seen = new Set<string>();
  return headings.map((heading, index) => {
    const name = heading.trim();
    const place = `#${index + 1}`;
    const own = name === '' ? place : seen.has(name) ? `${name} (${place})` : name;
    seen.add(own);
    return own;
  });
}

/** A heading as it is compared: small letters and digits only, without accents. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .toLowerCase();
