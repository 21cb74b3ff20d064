/** Allowed HTML of rich texts, for the editor, the server and pages. */

/** Level 1 is the heading of the page. */
export const HEADING_LEVELS = [2, 3] as const;

/** The editor writes all but `b` and `i`, which other editors use for `strong` and `em`. */
export const ALLOWED_TAGS: readonly string[] = [
  ...['p', 'br', 'strong', 'b', 'em', 'i', 'a', 'ul', 'ol', 'li', 'blockquote'],
  ...HEADING_LEVELS.map((level) => `h${level}`),
];

export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = { a: ['href'], ol: ['start'] };

export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

const LINK = new RegExp(`^(?:${LINK_SCHEMES.join('|')}):`, 'i');

/** A path of the site, such as /vinyl-shop; `//host` and `/\host` would be other sites. */
export const SITE_PATH = /^\/(?![/\\])[^\s\\]*$/;

/** Whether a link is an absolute address with an allowed scheme, or a path of the site. */
export function isAllowedLink(href: string): boolean {
  return SITE_PATH.test(href) || (LINK.test(href) && URL.canParse(href));
}

/** Whether the editor supports all elements of an HTML text, so that saving it loses none. */
export function isAllowedHtml(html: string): boolean {
  return [...html.matchAll(/<\/?([a-z][^\s/>]*)/gi)].every(([, tag = '']) => ALLOWED_TAGS.includes(tag.toLowerCase()));
}
