import type { AuthenticatorSetup, Problem, SessionsEnded } from '#generated/schemas.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { OWN_COOKIES } from '#storefront/app/visit/cookies.ts';
import { createBadRequest, type Fields, readText } from '#storefront/app/visit/read-body.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';
import { requestPasswordLink } from './passwords.server.ts';
import { parseSocialProvider } from './social.server.ts';
import { type PasskeyOutcome, submitPasskey } from './passkeys.server.ts';

/** The result of a form of the page: what was done, or why not. */
export type SecurityOutcome =
  | { readonly done: 'password' }
  | { readonly done: 'password_link'; readonly email: string; readonly hours: number }
  | { readonly done: 'sessions'; readonly ended: number }
  | { readonly done: 'authenticator_start'; readonly setup: AuthenticatorSetup }
  | PasskeyOutcome
  | { readonly done: 'authenticator_confirm' | 'authenticator_remove' | 'identity_remove' }
  | { readonly problem: Problem };

/** Keeps the proof of a known device, which a new password replaces. */
function keepDevice({ cookies }: Visit, { device }: SessionsEnded): void {
  if (device) cookies.set(OWN_COOKIES.device, device);
}

/** Sets authenticator codes up, switches them on or off, by the form's `intent`. */
function submitAuthenticator({ api }: Visit, fields: Fields): Promise<SecurityOutcome> {
  const current_password = readText(fields, 'current_password');
  const code = readText(fields, 'code');
  return catchProblem(async () => {
    if (fields.intent === 'authenticator_start') {
      const setup = await unwrap(api.POST('/user/authenticator', { body: { current_password } }));
      return { done: 'authenticator_start', setup } as const;
    }
    if (fields.intent === 'authenticator_confirm') {
      await unwrap(api.POST('/user/authenticator/confirm', { body: { code } }));
      return { done: 'authenticator_confirm' } as const;
    }
    await unwrap(api.POST('/user/authenticator/remove', { body: { current_password, code } }));
    return { done: 'authenticator_remove' } as const;
  });
}

/**
 * Changes the password or mails a link to set one, changes the authenticator codes or the passkeys, disconnects a service,
 * ends one session or all others, by the form's `intent`. Throws 400 for an unknown intent.
 */
export async function submitSecurityForm(visit: Visit, email: string, fields: Fields): Promise<SecurityOutcome> {
  const { api } = visit;
  if (readText(fields, 'intent').startsWith('authenticator_')) return submitAuthenticator(visit, fields);
  if (readText(fields, 'intent').startsWith('passkey_')) return submitPasskey(visit, fields);
  if (fields.intent === 'password_link') {
    const link = await requestPasswordLink(visit, { email });
    return 'sent' in link ? { done: 'password_link', ...link.sent } : link;
  }
  if (fields.intent === 'password') {
    const body = { current_password: readText(fields, 'current_password'), password: readText(fields, 'password') };
    return catchProblem(async () => {
      keepDevice(visit, await unwrap(api.POST('/user/password', { body })));
      return { done: 'password' } as const;
    });
  }
  const provider = parseSocialProvider(readText(fields, 'provider'));
  if (fields.intent === 'identity_remove' && provider)
    return catchProblem(async () => {
      await unwrap(api.DELETE('/user/identities/{provider}', { params: { path: { provider } } }));
      return { done: 'identity_remove' } as const;
    });
  if (fields.intent !== 'sessions') throw createBadRequest();
  const id = Number(readText(fields, 'session'));
  return catchProblem(async () => {
    const { ended } = await unwrap(
      id > 0
        ? api.DELETE('/user/sessions/{id}', { params: { path: { id } } })
        : api.POST('/auth/logout-everywhere', { body: { keep_current: true } }),
    );
    return { done: 'sessions', ended } as const;
  });
}
