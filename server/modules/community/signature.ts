/** What a review is signed with: the first name and the initial of the last, so that nobody is found by her taste. */
export function signature(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const [initial] = rest.at(-1) ?? '';
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
