/** The holder of a pass. */
export interface Holder {
  readonly email: string;
  readonly name: string | null;
}

const ADDRESS = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;

/**
 * Parses a pasted list of e-mail addresses with or without names (`Léa Moreau <lea@example.com>`), separated by line breaks,
 * commas or semicolons. Repeated addresses are dropped.
 */
export function parseHolders(text: string): { holders: Holder[]; invalid: string[] } {
  const holders = new Map<string, Holder>();
  const invalid: string[] = [];
  for (const entry of text.split(/[\n;,]+/).map((part) => part.trim())) {
    if (!entry) continue;
    const [, name = '', address = entry] = /^(.*?)\s*<([^<>]*)>$/.exec(entry) ?? [];
    const email = address.trim().toLowerCase();
    if (!ADDRESS.test(email)) invalid.push(entry);
    else if (!holders.has(email)) holders.set(email, { email, name: name.replaceAll('"', '').trim() || null });
  }
  return { holders: [...holders.values()], invalid };
}
