/** The public name of a reviewer: first name and initial of the last name. */
export function toSignature(name: string): string {
  const [first = '', ...otherNames] = name.trim().split(/\s+/);
  const [initial] = otherNames.at(-1) ?? '';
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
