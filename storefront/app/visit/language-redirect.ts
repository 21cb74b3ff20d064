import { isbot } from 'isbot';
import type { Language } from '#generated/enums.ts';
import { inLanguage, pageLanguage } from '#domain/local-paths.ts';
import { isDocumentRequest } from './document-request.ts';

/**
 * Where a person reads this page in her language, when that is another address; undefined when she is right here.
 * Only for pages opened by a browser: crawlers are never led elsewhere, and neither are data requests and forms.
 */
export function languageRedirect(request: Request, language: Language): string | undefined {
  const isPage = request.method === 'GET' && isDocumentRequest(request);
  if (!isPage || isbot(request.headers.get('user-agent'))) return undefined;
  const { pathname, search } = new URL(request.url);
  const target = inLanguage(pathname, language);
  return pageLanguage(target) === pageLanguage(pathname) ? undefined : target + search;
}
