import { isAllowedLink } from '#domain/rich-text/allowed-html.ts';

/** The address that was typed, with the scheme it was typed without; undefined when no link may lead there. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  const isMail = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text);
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : isMail ? `mailto:${text}` : `https://${text}`;
  return /\s/.test(address) || text === '' || !isAllowedLink(address) ? undefined : address;
}
