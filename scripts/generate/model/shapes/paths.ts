// Paths of collections and their records.

/** `/pets/`, `/pets.json` -> `/pets`; `/pets/{id}.json` -> `/pets/{id}` */
export function normalisePath(path: string): string {
  const stripped = path.replace(/\/+$/, '').replace(/\.(json|xml)$/, '');
  return stripped === '' ? '/' : stripped;
}

const splitPath = (path: string): string[] =>
  normalisePath(path)
    .split('/')
    .filter((part) => part !== '');
const isParameter = (segment: string): boolean => /^\{[^{}]+\}$/.test(segment);

/** Lists the names of a path's parameters, in order. */
export const listParameters = (path: string): string[] =>
  [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);

/** Returns the part of a path up to and including a parameter. */
export const cutPathAfter = (path: string, parameter: string): string =>
  path.slice(0, path.indexOf(`{${parameter}}`) + parameter.length + 2);

/** Whether two paths are equal except for names of parameters. */
export function isSamePath(a: string, b: string): boolean {
  const removeNames = (path: string) => normalisePath(path).replace(/\{[^{}]+\}/g, '{}');
  return removeNames(a) === removeNames(b);
}

/** Lists the segments without parameters. */
export const listWords = (path: string): string[] => splitPath(path).filter((segment) => !segment.includes('{'));

/** Splits `/pets/{petId}` into the collection `/pets` and the parameter `petId`; undefined when the path does not end with a parameter. */
export function parseItemPath(path: string): { collection: string; parameter: string } | undefined {
  const parts = splitPath(path);
  const lastPart = parts.pop() ?? '';
  if (!isParameter(lastPart)) return undefined;
  return { collection: `/${parts.join('/')}`, parameter: lastPart.slice(1, -1) };
}

/** `orders` -> `order`, `companies` -> `company`, `boxes` -> `box`; returns a singular unchanged. */
export function singularise(word: string): string {
  if (/ies$/i.test(word)) return word.replace(/ies$/i, 'y');
  if (/(ss|sh|ch|x|z)es$/i.test(word)) return word.slice(0, -2);
  return /[^s]s$/i.test(word) ? word.slice(0, -1) : word;
}

/** Singularises a label: `order_lines` -> `order_line`. Words that only look like a plural are unchanged. */
export function singulariseName(name: string): string {
  if (/(us|is|news|series|species)$/i.test(name)) return name;
  if (/(mov|cook|calor|self|t)ies$/i.test(name)) return name.slice(0, -1);
  if (/(stat|vir|bon|camp|b)uses$/i.test(name)) return name.slice(0, -2);
  return singularise(name);
}

/** Counts the common leading segments of two paths. */
export function countSharedSegments(path: string, otherPath: string): number {
  const [a, b] = [splitPath(path), splitPath(otherPath)];
  const end = a.findIndex((segment, index) => segment !== b[index]);
  return end === -1 ? a.length : end;
}
