import type {
  PublicKeyCredentialCreationOptionsJSON as CreationOptions,
  PublicKeyCredentialRequestOptionsJSON as RequestOptions,
} from '@simplewebauthn/browser';
import type { AddPasskeyRequest, PasskeyCreation, PasskeyRequest, PasskeySignInRequest } from '#generated/schemas.ts';

/** The library of WebAuthn, loaded when a passkey is needed. */
const loadWebAuthn = () => import('@simplewebauthn/browser');

export const hasPasskeySupport = (): boolean => typeof PublicKeyCredential === 'function';

/** Whether the browser offers passkeys among the suggestions of the e-mail field. */
export const canSuggestPasskeys = async (): Promise<boolean> =>
  hasPasskeySupport() && !!(await PublicKeyCredential.isConditionalMediationAvailable?.());

/** Why no passkey was created: the visitor has cancelled, or the device has one for the account. */
export type CreationFailure = 'passkey_cancelled' | 'passkey_device';

/** Has the device create a passkey. */
export async function createPasskey(
  options: PasskeyCreation,
): Promise<AddPasskeyRequest['credential'] | CreationFailure> {
  const { startRegistration, WebAuthnError } = await loadWebAuthn();
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options as CreationOptions });
    const { clientDataJSON, attestationObject, transports } = response;
    // the API takes no other members
    return { id, rawId, type, response: { clientDataJSON, attestationObject, ...(transports && { transports }) } };
  } catch (error) {
    const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return isKnown ? 'passkey_device' : 'passkey_cancelled';
  }
}

/**
 * Has the device sign a challenge; with `suggest` once the visitor chooses a passkey among the suggestions of the e-mail
 * field. Undefined when it was cancelled or another call has replaced it.
 */
export async function signChallenge(
  options: PasskeyRequest,
  { suggest }: { readonly suggest: boolean },
): Promise<PasskeySignInRequest['credential'] | undefined> {
  const { startAuthentication } = await loadWebAuthn();
  try {
    const optionsJSON = options as RequestOptions;
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: suggest });
    return { id, rawId, type, response };
  } catch {
    return undefined;
  }
}

/** Ends a pending offer of passkeys. */
export async function stopSuggestingPasskeys(): Promise<void> {
  const { WebAuthnAbortService } = await loadWebAuthn();
  WebAuthnAbortService.cancelCeremony();
}
