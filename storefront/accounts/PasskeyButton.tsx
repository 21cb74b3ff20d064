import { useEffect, useEffectEvent, useState } from 'react';
import type { PasskeyRequest, PasskeySignInRequest, Problem } from '#generated/schemas.ts';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import { canSuggestPasskeys, signChallenge, stopSuggestingPasskeys } from './passkey.ts';

export type Credential = PasskeySignInRequest['credential'];

async function fetchOptions(): Promise<PasskeyRequest | { readonly problem: Problem }> {
  const response = await fetch('/api/auth/passkey/options', { method: 'POST' });
  return response.ok ? ((await response.json()) as PasskeyRequest) : { problem: (await response.json()) as Problem };
}

const NETWORK: Problem = { type: 'about:blank', title: '', status: 503, code: 'network' };

/** Signs in with a passkey: by this button, or by the suggestions of the e-mail field. */
export function PasskeyButton({ onSigned }: { readonly onSigned: (credential: Credential) => void }) {
  const { t } = useTexts();
  const [problem, setProblem] = useState<Problem>();
  const send = useEffectEvent(onSigned);
  useEffect(() => {
    let isOpen = true;
    const suggest = async () => {
      if (!(await canSuggestPasskeys())) return;
      const options = await fetchOptions();
      if (!isOpen || 'problem' in options) return;
      const credential = await signChallenge(options, { suggest: true });
      if (isOpen && credential) send(credential);
    };
    // without suggestions there is the button
    void suggest().catch(() => undefined);
    return () => {
      isOpen = false;
      void stopSuggestingPasskeys();
    };
  }, []);
  const signIn = async () => {
    setProblem(undefined);
    const options = await fetchOptions().catch(() => ({ problem: NETWORK }));
    if ('problem' in options) return setProblem(options.problem);
    const credential = await signChallenge(options, { suggest: false });
    if (credential) onSigned(credential);
  };
  return (
    <>
      {problem && <Notice kind="error" title={describeProblem(t, problem)} />}
      <button type="button" className={button.secondary} onClick={() => void signIn()}>
        {t('sign.passkey')}
      </button>
    </>
  );
}
