import { isAllowedLink } from '#domain/rich-text/allowed-html.ts';

/** Normalises a typed link address, adding a missing scheme unless it is a path of the site; undefined when not allowed. */
export function parseLinkAddress(typed: string): string | undefined {
  const text = typed.trim();
  const isMail = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text);
  const isReady = text.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(text);
  const address = isReady ? text : isMail ? `mailto:${text}` : `https://${text}`;
  return /\s/.test(address) || text === '' || !isAllowedLink(address) ? undefined : address;
}
