/** How the paths of collections and of their records hang together. */

/** `/pets/`, `/pets.json` -> `/pets`; `/pets/{id}.json` -> `/pets/{id}` */
export function canonical(path: string): string {
  const bare = path.replace(/\/+$/, '').replace(/\.(json|xml)$/, '');
  return bare === '' ? '/' : bare;
}

const segments = (path: string): string[] =>
  canonical(path)
    .split('/')
    .filter((part) => part !== '');
const isParameter = (segment: string): boolean => /^\{[^{}]+\}$/.test(segment);

/** Names of a path's parameters, in order. */
export const parametersOf = (path: string): string[] =>
  [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);

/** The part of a path that ends with a parameter. */
export const pathTo = (path: string, parameter: string): string =>
  path.slice(0, path.indexOf(`{${parameter}}`) + parameter.length + 2);

/** Whether two paths differ at most in what their parameters are called. */
export function isSamePath(one: string, other: string): boolean {
  const nameless = (path: string) => canonical(path).replace(/\{[^{}]+\}/g, '{}');
  return nameless(one) === nameless(other);
}

/** Its segments that are no parameters. */
export const wordsOf = (path: string): string[] => segments(path).filter((segment) => !segment.includes('{'));

/** Of `/pets/{petId}` the collection `/pets` and the parameter `petId`; undefined for a path that ends otherwise. */
export function itemOf(path: string): { collection: string; parameter: string } | undefined {
  const parts = segments(path);
  const last = parts.pop() ?? '';
  if (!isParameter(last)) return undefined;
  return { collection: `/${parts.join('/')}`, parameter: last.slice(1, -1) };
}

/** `orders` -> `order`, `companies` -> `company`, `boxes` -> `box`; a word that is no plural stays. */
export function singular(word: string): string {
  if (/ies$/i.test(word)) return word.replace(/ies$/i, 'y');
  if (/(ss|sh|ch|x|z)es$/i.test(word)) return word.slice(0, -2);
  return /[^s]s$/i.test(word) ? word.slice(0, -1) : word;
}

/** A name for people in the singular: `order_lines` -> `order_line`. Words that only look like a plural stay. */
export function singularName(name: string): string {
  if (/(us|is|news|series|species)$/i.test(name)) return name;
  if (/(mov|cook|calor|self|t)ies$/i.test(name)) return name.slice(0, -1);
  if (/(stat|vir|bon|camp|b)uses$/i.test(name)) return name.slice(0, -2);
  return singular(name);
}

/** How many segments two paths have alike from the start. */
export function shared(one: string, other: string): number {
  const [a, b] = [segments(one), segments(other)];
  const end = a.findIndex((segment, index) => segment !== b[index]);
  return end === -1 ? a.length : end;
}
