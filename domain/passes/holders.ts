export interface Holder {
  readonly email: string;
  readonly name: string | null;
}

const ADDRESS = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;

/**
 * People from a list as it is pasted: an address each, with or without a name (`Léa Moreau <lea@example.com>`), on lines or
 * with commas or semicolons between them. The same address counts once; `wrong` are the entries that are none.
 */
export function parseHolders(text: string): { holders: Holder[]; invalid: string[] } {
  const holders = new Map<string, Holder>();
  const wrong: string[] = [];
  for (const entry of text.split(/[\n;,]+/).map((part) => part.trim())) {
    if (!entry) continue;
    const [, name = '', address = entry] = /^(.*?)\s*<([^<>]*)>$/.exec(entry) ?? [];
    const email = address.trim().toLowerCase();
    if (!ADDRESS.test(email)) wrong.push(entry);
    else if (!holders.has(email)) holders.set(email, { email, name: name.replaceAll('"', '').trim() || null });
  }
  return { holders: [...holders.values()], invalid: wrong };
}
