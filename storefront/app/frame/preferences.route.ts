import type { ActionFunctionArgs } from 'react-router';
import { getAlertCookie, COOKIES } from '#domain/cookies.ts';
import { parseCurrency } from '#domain/currencies.ts';
import { parseLanguage } from '#domain/language.ts';
import { translatePath } from '#domain/local-paths.ts';
import { loadRequired } from '../api/load.ts';
import { OWN_COOKIES } from '../visit/cookies.ts';
import { readForm } from '../visit/read-body.ts';
import { redirectTo } from '../visit/redirect.ts';
import { parseSitePath } from '../visit/site-path.ts';
import { visitContext } from '../visit/visit.server.ts';

/**
 * Stores one preference and redirects back, after a change of language to the page's address in that language (§2.2).
 * Language and currency of a signed-in user are stored in the account, whose values win over the cookies (§4).
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  const form = await readForm(request);
  const readText = (name: string) => String(form.get(name) ?? '');
  const language = parseLanguage(readText('lang'));
  const currency = parseCurrency(readText('currency'));
  const scheme = readText('scheme');
  const alert = Number(readText('alert'));

  const isAccountChanged = !visit.impersonated && (await visit.user()) !== undefined;
  if (language) {
    if (isAccountChanged) await loadRequired(visit.api.POST('/user/lang', { body: { lang: language } }));
    visit.cookies.set(COOKIES.language, language);
  }
  if (currency) {
    if (isAccountChanged) await loadRequired(visit.api.POST('/user/currency', { body: { currency } }));
    visit.cookies.set(COOKIES.currency, currency);
    visit.cookies.delete(OWN_COOKIES.linkedCurrency);
  }
  if (scheme === 'light' || scheme === 'dark') visit.cookies.set(OWN_COOKIES.scheme, scheme);
  if (Number.isSafeInteger(alert) && alert > 0) visit.cookies.set(getAlertCookie(alert), '1');

  const returnUrl = new URL(parseSitePath(form.get('return_to')) ?? visit.path('/'), visit.publicUrl);
  // a currency parameter would override the new choice
  returnUrl.searchParams.delete('currency');
  return redirectTo(translatePath(returnUrl.pathname + returnUrl.search, language ?? visit.language), 303);
}

/** Redirects GET requests home. */
export function loader() {
  return redirectTo('/', 303);
}
