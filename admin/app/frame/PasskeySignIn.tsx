import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { unwrap } from '#generated/client/unwrap.ts';
import type { SubmitErrors } from '#forms-schema/use-schema-form.ts';
import { api } from '#admin/api/client.ts';
import { toSubmitErrors } from '#admin/api/submit-errors.ts';

const loadWebAuthn = () => import('@simplewebauthn/browser');

/** Has the device sign a challenge; undefined when it was cancelled or another call has replaced it. */
async function signChallenge(suggest: boolean) {
  const [options, { startAuthentication }] = await Promise.all([
    unwrap(api.POST('/auth/passkey/options')),
    loadWebAuthn(),
  ]);
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  try {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: suggest });
    return { id, rawId, type, response };
  } catch {
    return undefined;
  }
}

interface PasskeySignInProps {
  readonly submit: (values: Record<string, unknown>) => Promise<SubmitErrors | undefined>;
}

/** Signs in with a passkey, by a button or the suggestions of the e-mail field, where the site and browser have them. */
export function PasskeySignIn({ submit }: PasskeySignInProps) {
  const t = useTranslate();
  const [isAvailable, setAvailable] = useState(false);
  const [message, setMessage] = useState<string>();
  const signIn = async (suggest: boolean) => {
    setMessage(undefined);
    try {
      const credential = await signChallenge(suggest);
      if (credential) setMessage((await submit({ credential }))?.message);
    } catch (error) {
      if (!suggest) setMessage(toSubmitErrors(error, t)?.message);
    }
  };
  const suggest = useEffectEvent(() => signIn(true));
  useEffect(() => {
    let isOpen = true;
    const start = async () => {
      if (typeof PublicKeyCredential !== 'function') return;
      const { passkeys } = await unwrap(api.GET('/auth/providers'));
      if (!isOpen || passkeys !== location.origin) return;
      setAvailable(true);
      if (await PublicKeyCredential.isConditionalMediationAvailable?.()) await suggest();
    };
    // without an answer there is no button
    void start().catch(() => undefined);
    return () => {
      isOpen = false;
      void loadWebAuthn().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
    };
  }, []);
  if (!isAvailable) return null;
  return (
    <>
      {message && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {message}
        </Alert>
      )}
      <Button fullWidth size="large" sx={{ mt: 1 }} onClick={() => void signIn(false)}>
        {t('frame.passkey')}
      </Button>
    </>
  );
}
