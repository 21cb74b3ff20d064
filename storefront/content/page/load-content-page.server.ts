import { toEnglishPath } from '#domain/local-paths.ts';
import { buildBreadcrumbs, buildQuestions } from '#storefront/app/meta/linked-data.server.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';
import { loadPage } from './page-content.server.ts';
import { loadPrices } from './price-examples.server.ts';

/** Loads the information page of a request's address, with the prices of its examples and its linked data. */
export async function loadContentPage(request: Request, visit: Visit) {
  const path = toEnglishPath(new URL(request.url).pathname);
  const page = await loadPage(path, visit.language);
  const prices = await loadPrices(visit, page.examples);
  const linkedData = [
    buildBreadcrumbs(visit.publicUrl, [{ name: page.title, to: path }]),
    ...(page.faq.length > 0 ? [buildQuestions(page.faq)] : []),
  ];
  return { page, prices, linkedData };
}
