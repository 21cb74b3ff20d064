import { COOKIES } from '#domain/cookies.ts';
import { isCountry } from '#domain/countries.ts';
import type { AuthAnswer, Problem } from '#generated/schemas.ts';
import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { problemOf } from '../api/problem-of.ts';
import { OWN_COOKIES } from '../visit/cookies.ts';
import type { Visit } from '../visit/visit.server.ts';

/** What goes with every sign-in and sign-up (§7): where the visitor is and came from. */
function circumstances(visit: Visit) {
  return {
    currency: visit.currency,
    referrer: visit.cookies.get(OWN_COOKIES.referrer.name) ?? null,
    origin: visit.cookies.get(OWN_COOKIES.origin.name) ?? null,
    country_id: isCountry(visit.country) ? visit.country : null,
  };
}

/** What the last sign-in left in this browser; longer texts than the API takes are none of ours. */
function deviceOf({ cookies }: Visit): string | null {
  const device = cookies.get(OWN_COOKIES.device.name);
  return device && device.length <= 200 ? device : null;
}

/** Remembers who is signed in; her account's language and currency are hers from now on (§4). */
function remember({ cookies }: Visit, { token, data, device }: AuthAnswer): void {
  if (device) cookies.set(OWN_COOKIES.device, device);
  cookies.set(COOKIES.token, token);
  cookies.set(COOKIES.language, data.lang);
  cookies.set(COOKIES.currency, data.currency);
}

/** Signs in or up with what a form says. Gives back the account's data, or why it was refused; then nothing is remembered. */
export async function sign(
  visit: Visit,
  fields: Readonly<Record<string, unknown>>,
): Promise<{ answer: AuthAnswer } | { problem: Problem }> {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const common = { email: text('email').trim(), password: text('password'), ...circumstances(visit) };
  try {
    const answer =
      fields.intent === 'sign_up'
        ? await unwrap(
            visit.api.POST('/auth/signup', {
              body: {
                ...common,
                firstname: text('firstname').trim(),
                lastname: text('lastname').trim(),
                newsletter: fields.newsletter === true || fields.newsletter === 'true' || fields.newsletter === 'on',
                lang: visit.language,
              },
            }),
          )
        : await unwrap(visit.api.POST('/auth/login', { body: { ...common, device: deviceOf(visit) } }));
    remember(visit, answer);
    return { answer };
  } catch (error) {
    if (error instanceof ApiError) return { problem: problemOf(error) };
    throw error;
  }
}
