/** Sanitises rich texts on the server; browsers use DOMPurify, which is smaller. */
import sanitizeHtml from 'sanitize-html';
import { toLocalPath } from '#domain/local-paths.ts';
import type { Language } from '#generated/enums.ts';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, isAllowedLink, LINK_SCHEMES, SITE_PATH } from './allowed-html.ts';
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
};

/** Sanitises an HTML text for storage; '' when it has no text. */
export function sanitizeRichText(html: string): string {
  const clean = sanitizeHtml(html, STORED);
  return extractPlainText(clean) === '' ? '' : clean;
}

/**
 * Sanitises an HTML text for a page in a language: paths of the site, which are written in English, are translated; other
 * links open in a new tab, so that music keeps playing.
 */
export function sanitizeForPage(html: string, language: Language): string {
  return sanitizeHtml(html, {
    ...SHOWN,
    transformTags: {
      a: (tagName, { href = '' }) => {
        const attribs: Record<string, string> = SITE_PATH.test(href)
          ? { href: toLocalPath(href, language) }
          : { href, target: '_blank', rel: 'noopener noreferrer' };
        return { tagName, attribs };
      },
    },
  });
}
