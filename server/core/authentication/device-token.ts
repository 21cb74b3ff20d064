// A browser that has signed in keeps a signed text, so that wrong passwords from elsewhere do not lock its owner out.
// The key is the account's password hash: it never leaves the server, and a new password makes all devices unknown.
import { randomBytes } from 'node:crypto';
import type { users } from './accounts.table.ts';
import { isSignatureValid, sign } from './signatures.ts';

type Owner = Pick<typeof users.$inferSelect, 'id' | 'password_hash'>;

const signedText = (id: number, name: string): string => `known-device.${id}.${name}`;

/** A new text by which a browser is known as one that has signed in to the account; undefined without a password. */
export function createDeviceToken({ id, password_hash }: Owner): string | undefined {
  if (!password_hash) return undefined;
  const name = randomBytes(12).toString('base64url');
  return `${name}.${sign(password_hash, signedText(id, name))}`;
}

/** The name of the device whose text this is; undefined when the text was not given out for this account and password. */
export function readDeviceToken(owner: Owner | undefined, text: string | null | undefined): string | undefined {
  const [name, signature] = text?.split('.') ?? [];
  if (!owner?.password_hash || !name || !signature) return undefined;
  return isSignatureValid(owner.password_hash, signedText(owner.id, name), signature) ? name : undefined;
}
