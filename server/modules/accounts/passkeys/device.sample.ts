// A software authenticator: creates passkeys and signs with them as a browser and its device would.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const ATTESTED = 0x40;

/** What a device or the page around it does otherwise. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly isVerified?: boolean;
  readonly isPresent?: boolean;
  /** Counter to report. */
  readonly counter?: number;
}

const encode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Creates a device with one passkey (ES256). */
export function createDevice(site: { readonly origin: string; readonly id: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = encode(credentialId);
  let counter = 0;

  const encodeClientData = (type: string, challenge: string, { origin = site.origin }: Deviation): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const encodeAuthenticatorData = (deviation: Deviation, attested?: Buffer): Buffer => {
    counter = deviation.counter ?? counter + 1;
    const flags =
      (deviation.isPresent === false ? 0 : USER_PRESENT) +
      (deviation.isVerified === false ? 0 : USER_VERIFIED) +
      (attested ? ATTESTED : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(deviation.rpId ?? site.id), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  };

  /** The credential with its COSE key, as in WebAuthn's attested credential data. */
  const encodeCredential = (): Buffer => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    return Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(key)]);
  };

  return {
    id,
    /** Answers the options of a new passkey. */
    create: (challenge: string, deviation: Deviation = {}) => {
      const clientData = encodeClientData(deviation.type ?? 'webauthn.create', challenge, deviation);
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(encodeAuthenticatorData(deviation, encodeCredential()))],
      ]);
      const response = {
        clientDataJSON: encode(clientData),
        attestationObject: encode(isoCBOR.encode(attestation)),
        transports: ['internal'],
      };
      return { id, rawId: id, type: 'public-key', response };
    },
    /** Answers the options of a sign-in. */
    get: (challenge: string, deviation: Deviation = {}) => {
      const clientData = encodeClientData(deviation.type ?? 'webauthn.get', challenge, deviation);
      const data = encodeAuthenticatorData(deviation);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      const response = {
        clientDataJSON: encode(clientData),
        authenticatorData: encode(data),
        signature: encode(signature),
      };
      return { id, rawId: id, type: 'public-key', response };
    },
  };
}
