/** Headings of a file as they can be told apart: an empty one by its place, one that comes again with its place. */
export function headingNames(headings: readonly string[]): string[] {
  return headings.map((heading, index) => {
    const place = `#${index + 1}`;
    if (heading === '') return place;
    return headings.indexOf(heading) === index ? heading : `${heading} (${place})`;
  });
}
