/** Makes headings unique: empty and repeated ones get their column number. */
export function getUniqueHeadings(headings: readonly string[]): string[] {
  const usedNames = new Set<string>();
  return headings.map((heading, index) => {
    const name = heading.trim();
    const place = `#${index + 1}`;
    const uniqueName = name === '' ? place : usedNames.has(name) ? `${name} (${place})` : name;
    usedNames.add(uniqueName);
    return uniqueName;
  });
}

/** Normalises a heading for comparison: lower case letters and digits without accents. */
export const normaliseHeading = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .toLowerCase();
