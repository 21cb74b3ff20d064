// Device tokens identify browsers that have signed in, so that failed attempts elsewhere do not lock out the owner.
// They are signed with the password hash, so a new password invalidates them.
import { randomBytes } from 'node:crypto';
import type { users } from './accounts.table.ts';
import { isSignatureValid, sign } from './signatures.ts';

type Owner = Pick<typeof users.$inferSelect, 'id' | 'password_hash'>;

const signedText = (id: number, name: string): string => `known-device.${id}.${name}`;

/** Creates a device token of the account; undefined without a password. */
export function createDeviceToken({ id, password_hash }: Owner): string | undefined {
  if (!password_hash) return undefined;
  const name = randomBytes(12).toString('base64url');
  return `${name}.${sign(password_hash, signedText(id, name))}`;
}

/** Verifies a device token and returns the device name; undefined when it is not valid for the account and its password. */
export function readDeviceToken(owner: Owner | undefined, text: string | null | undefined): string | undefined {
  const [name, signature] = text?.split('.') ?? [];
  if (!owner?.password_hash || !name || !signature) return undefined;
  return isSignatureValid(owner.password_hash, signedText(owner.id, name), signature) ? name : undefined;
}
