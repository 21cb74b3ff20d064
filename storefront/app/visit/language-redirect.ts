import { isbot } from 'isbot';
import type { Language } from '#generated/enums.ts';
import { translatePath, getPageLanguage } from '#domain/local-paths.ts';
import type { DocumentRequest } from './document-request.ts';

/**
 * The address of the requested page in the visitor's language; undefined when it equals the requested address.
 * Crawlers, data requests and forms are never redirected.
 */
export function findLanguageRedirect(
  { isDocument, url, userAgent }: DocumentRequest,
  language: Language,
): string | undefined {
  if (!isDocument) return undefined;
  const { pathname, search } = url;
  const target = translatePath(pathname, language);
  if (getPageLanguage(target) === getPageLanguage(pathname) || isbot(userAgent)) return undefined;
  return target + search;
}
