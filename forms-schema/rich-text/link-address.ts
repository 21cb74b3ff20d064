import { isAllowedLink } from '#domain/rich-text/allowed-html.ts';

/** Normalises a typed link address, adding a missing scheme; undefined when not allowed. */
export function parseLinkAddress(typed: string): string | undefined {
  const text = typed.trim();
  const isMail = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text);
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : isMail ? `mailto:${text}` : `https://${text}`;
  return /\s/.test(address) || text === '' || !isAllowedLink(address) ? undefined : address;
}
