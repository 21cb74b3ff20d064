import { isbot } from 'isbot';
import type { Language } from '#generated/enums.ts';
import { translatePath, getPageLanguage } from '#domain/local-paths.ts';
import { isDocumentRequest } from './document-request.ts';

/**
 * The address of the requested page in the visitor's language; undefined when it equals the requested address.
 * Crawlers, data requests and forms are never redirected.
 */
export function findLanguageRedirect(request: Request, language: Language): string | undefined {
  const isPage = request.method === 'GET' && isDocumentRequest(request);
  if (!isPage || isbot(request.headers.get('user-agent'))) return undefined;
  const { pathname, search } = new URL(request.url);
  const target = translatePath(pathname, language);
  return getPageLanguage(target) === getPageLanguage(pathname) ? undefined : target + search;
}
