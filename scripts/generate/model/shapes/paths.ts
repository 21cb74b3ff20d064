// Paths of collections and their records.

/** `/pets/`, `/pets.json` -> `/pets`; `/pets/{id}.json` -> `/pets/{id}` */
export function normalisePath(path: string): string {
  const bare = path.replace(/\/+$/, '').replace(/\.(json|xml)$/, '');
  return bare === '' ? '/' : bare;
}

const splitPath = (path: string): string[] =>
  normalisePath(path)
    .split('/')
    .filter((part) => part !== '');
const isParameter = (segment: string): boolean => /^\{[^{}]+\}$/.test(segment);

/** Names of a path's parameters, in order. */
export const listParameters = (path: string): string[] =>
  [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);

/** Returns the part of a path up to and including a parameter. */
export const cutPathAfter = (path: string, parameter: string): string =>
  path.slice(0, path.indexOf(`{${parameter}}`) + parameter.length + 2);

/** Whether two paths are equal except for names of parameters. */
export function isSamePath(one: string, other: string): boolean {
  const nameless = (path: string) => normalisePath(path).replace(/\{[^{}]+\}/g, '{}');
  return nameless(one) === nameless(other);
}

/** Lists the segments without parameters. */
export const listWords = (path: string): string[] => splitPath(path).filter((segment) => !segment.includes('{'));

/** Splits `/pets/{petId}` into the collection `/pets` and the parameter `petId`; undefined when the path does not end with a parameter. */
export function parseItemPath(path: string): { collection: string; parameter: string } | undefined {
  const parts = splitPath(path);
  const last = parts.pop() ?? '';
  if (!isParameter(last)) return undefined;
  return { collection: `/${parts.join('/')}`, parameter: last.slice(1, -1) };
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
export function countSharedSegments(one: string, other: string): number {
  const [a, b] = [splitPath(one), splitPath(other)];
  const end = a.findIndex((segment, index) => segment !== b[index]);
  return end === -1 ? a.length : end;
}
