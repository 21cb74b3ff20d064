/** First and last name from a whole one: the last word is the last name. */
export function nameParts(name: string): { firstname?: string; lastname?: string } {
  const words = name.trim().split(/\s+/);
  const lastname = words.pop() ?? '';
  return words.length > 0 ? { firstname: words.join(' '), lastname } : { lastname };
}
