/** Sanitises rich texts on the server; browsers use DOMPurify, which is smaller. */
import sanitizeHtml from 'sanitize-html';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, isAllowedLink, LINK_SCHEMES } from './allowed-html.ts';
import { extractPlainText } from './plain-text.ts';

const STORED: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...LINK_SCHEMES],
  allowProtocolRelative: false,
  // keeps the text of a link that is not allowed
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !isAllowedLink(attribs.href ?? '') ? 'excludeTag' : false),
};

const SHOWN: sanitizeHtml.IOptions = {
  ...STORED,
  allowedAttributes: { ...STORED.allowedAttributes, a: ['href', 'target', 'rel'] },
  // a new tab, so that music keeps playing
  transformTags: { a: sanitizeHtml.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer' }) },
};

/** Sanitises an HTML text for storage; '' when it has no text. */
export function sanitizeRichText(html: string): string {
  const clean = sanitizeHtml(html, STORED);
  return extractPlainText(clean) === '' ? '' : clean;
}

/** Sanitises an HTML text for a page; links open in a new tab. */
export function sanitizeForPage(html: string): string {
  return sanitizeHtml(html, SHOWN);
}
