/** Splits a name: the last word is the last name. */
export function splitName(name: string): { firstname?: string; lastname?: string } {
  const words = name.trim().split(/\s+/);
  const lastname = words.pop() ?? '';
  return words.length > 0 ? { firstname: words.join(' '), lastname } : { lastname };
}
