// A sign-in with another service in two steps. Between them there is neither a session nor a row: the first step returns the person
// that the service has confirmed, signed with the secret of the shop's application there.
import type { SocialProvider } from '#generated/enums.ts';
import type { Config } from '#server/core/config/config.ts';
import { isSignatureValid, sign } from '#server/core/authentication/signatures.ts';
import { problem } from '#server/core/problems/problem.ts';
import type { SocialPerson } from './social-person.ts';

const PROOF_SECONDS = 600;

/** Services without verified e-mail addresses. */
export type ProvenProvider = Exclude<SocialProvider, 'google'>;

/** What a service has confirmed: who a person is there. */
export interface SocialProof extends Pick<SocialPerson, 'subject' | 'name' | 'firstname' | 'lastname'> {
  readonly provider: ProvenProvider;
}

const toSignedText = (text: string): string => `social-sign-in.${text}`;

/** Signs a proof, valid for 10 minutes. Throws 404 when the service is not configured. */
export function createProof(config: Config, { provider, subject, name, firstname, lastname }: SocialProof, now: Date) {
  const expires = Math.floor(now.getTime() / 1000) + PROOF_SECONDS;
  const proof = { provider, subject, name, firstname, lastname, expires };
  const text = Buffer.from(JSON.stringify(proof)).toString('base64url');
  return `${text}.${sign(requireService(config, provider).clientSecret, toSignedText(text))}`;
}

/** Reads a proof. Throws 401 when it is expired or was not signed here. */
export function readProof(config: Config, challenge: string, now: Date): SocialProof {
  const [text = '', signature = ''] = challenge.split('.');
  const proof = parseProof(text);
  const secret = proof && config[proof.provider]?.clientSecret;
  const isValid = secret && isSignatureValid(secret, toSignedText(text), signature);
  if (!isValid || proof.expires * 1000 < now.getTime()) throw problem(401, 'sign_in_expired');
  return proof;
}

function parseProof(text: string): (SocialProof & { readonly expires: number }) | undefined {
  try {
    const proof = JSON.parse(Buffer.from(text, 'base64url').toString()) as SocialProof & { expires: number };
    return proof.provider === 'facebook' || proof.provider === 'soundcloud' ? proof : undefined;
  } catch {
    return undefined;
  }
}

/** The shop's application at a service. Throws 404 when it is not configured. */
export function requireService(config: Config, provider: ProvenProvider) {
  const service = config[provider];
  if (!service) throw problem(404, 'social_off');
  return service;
}
