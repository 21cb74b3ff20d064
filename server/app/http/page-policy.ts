import { createHash } from 'node:crypto';

/** A page without its nonce, and the policy that allows its scripts and styles by their hashes. */
export interface HashedPage {
  readonly html: string;
  readonly policy: string;
}

/** Allows empty style elements, whose rules libraries add by CSSOM. */
const EMPTY_STYLE = hash('');

/**
 * Replaces the nonce of a page by hashes of the scripts and styles that have it, so that the page is the same in every
 * response. Elements without the nonce, which others could have written, are not allowed. `policy` contains the nonce.
 */
export function replaceNonce(html: string, policy: string, nonce: string): HashedPage {
  const attribute = ` nonce="${nonce}"`;
  const sources = { script: new Set<string>(), style: new Set([EMPTY_STYLE]) };
  for (const [, name, attributes = '', text = ''] of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
    if (text && attributes.includes(attribute)) sources[name as 'script' | 'style'].add(hash(text));
  }
  const directives = policy.split(';').map((directive) => {
    const name = directive.trimStart().startsWith('script-src') ? 'script' : 'style';
    return directive.replace(`'nonce-${nonce}'`, [...sources[name]].join(' '));
  });
  // the browser hides a nonce from scripts, so they find the same attribute as on other pages
  return { html: html.replaceAll(attribute, ' nonce=""'), policy: directives.join(';') };
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
