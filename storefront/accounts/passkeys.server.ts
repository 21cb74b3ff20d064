import type { AddPasskeyRequest, PasskeyCreation, Problem } from '#generated/schemas.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { type Fields, readText } from '#storefront/app/visit/read-body.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** The result of a form about passkeys. */
export type PasskeyOutcome =
  | { readonly done: 'passkey_start'; readonly options: PasskeyCreation }
  | { readonly done: 'passkey_add' | 'passkey_remove' }
  /** with the renamed passkey */
  | { readonly done: 'passkey_rename'; readonly passkey: number }
  | { readonly problem: Problem; readonly passkey: number }
  | { readonly problem: Problem };

/** Starts adding a passkey, adds, renames or removes one, by the form's `intent`. The API validates the credential. */
export function submitPasskey(visit: Visit, fields: Fields): Promise<PasskeyOutcome> {
  const { api } = visit;
  if (fields.intent === 'passkey_rename') return renamePasskey(visit, fields);
  return catchProblem(async () => {
    if (fields.intent === 'passkey_start') {
      const code = readText(fields, 'code');
      const body = { current_password: readText(fields, 'current_password'), ...(code && { code }) };
      return { done: 'passkey_start', options: await unwrap(api.POST('/user/passkeys/options', { body })) } as const;
    }
    if (fields.intent === 'passkey_add') {
      const credential = fields.credential as AddPasskeyRequest['credential'];
      await unwrap(api.POST('/user/passkeys', { body: { name: readText(fields, 'name'), credential } }));
      return { done: 'passkey_add' } as const;
    }
    const id = Number(readText(fields, 'passkey'));
    await unwrap(api.DELETE('/user/passkeys/{id}', { params: { path: { id } } }));
    return { done: 'passkey_remove' } as const;
  });
}

async function renamePasskey({ api }: Visit, fields: Fields): Promise<PasskeyOutcome> {
  const id = Number(readText(fields, 'passkey'));
  const outcome = await catchProblem(async () => {
    const body = { name: readText(fields, 'name') };
    await unwrap(api.PUT('/user/passkeys/{id}', { params: { path: { id } }, body }));
    return { done: 'passkey_rename' } as const;
  });
  return { ...outcome, passkey: id };
}
