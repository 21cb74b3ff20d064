/** Sanitising of rich texts without a browser; what runs in one uses DOMPurify, which is smaller there. */
import sanitizeHtml from 'sanitize-html';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, isAllowedLink, LINK_SCHEMES } from './allowed-html.ts';
import { plainText } from './plain-text.ts';

const STORED: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...LINK_SCHEMES],
  allowProtocolRelative: false,
  // the words of a link that leads nowhere stay
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !isAllowedLink(attribs.href ?? '') ? 'excludeTag' : false),
};

const SHOWN: sanitizeHtml.IOptions = {
  ...STORED,
  allowedAttributes: { ...STORED.allowedAttributes, a: ['href', 'target', 'rel'] },
  // music goes on playing here while what is linked opens beside it
  transformTags: { a: sanitizeHtml.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer' }) },
};

/** Allowed HTML of a text, as it is stored; '' for one without words. */
export function sanitizeRichText(html: string): string {
  const clean = sanitizeHtml(html, STORED);
  return plainText(clean) === '' ? '' : clean;
}

/** Allowed HTML of a text for a page, with links that open beside it. */
export function richTextForPage(html: string): string {
  return sanitizeHtml(html, SHOWN);
}
