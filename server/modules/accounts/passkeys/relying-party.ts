import { isIP } from 'node:net';
import type { Config } from '#server/core/config/config.ts';
import { problem } from '#server/core/problems/problem.ts';

/** The site that passkeys work on. */
export interface RelyingParty {
  /** Domain, without port. */
  readonly id: string;
  readonly origin: string;
}

const LOOPBACK = ['127.0.0.1', '[::1]'];

/**
 * Returns the site of the public URL. Passkeys need a domain: a loopback address becomes `localhost`, and there is none
 * for another IP address.
 */
export function findRelyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty | undefined {
  const url = new URL(publicUrl);
  if (LOOPBACK.includes(url.hostname)) url.hostname = 'localhost';
  if (isIP(url.hostname.replaceAll(/[[\]]/g, ''))) return undefined;
  return { id: url.hostname, origin: url.origin };
}

/** Returns the site of the public URL. Throws 404 without one. */
export function requireRelyingParty(config: Pick<Config, 'publicUrl'>): RelyingParty {
  const site = findRelyingParty(config);
  if (!site) throw problem(404, 'passkeys_off');
  return site;
}
