import { isIP, isIPv4 } from 'node:net';

/** Named networks of Fastify and Express. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const MAX_HOPS = 10;

/**
 * Parses TRUST_PROXY: addresses and CIDR networks separated by commas, a number of proxies, or `none` (false). Returns
 * undefined for an invalid text; a network of all addresses is invalid, because clients could then spoof theirs.
 */
export function parseTrustProxy(text: string): readonly string[] | number | false | undefined {
  if (text === 'none') return false;
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops >= 1 && hops <= MAX_HOPS ? hops : undefined;
  }
  const parts = text.split(',').map((part) => part.trim());
  return parts.every((part) => NAMED_NETWORKS.includes(part) || isNetwork(part)) ? parts : undefined;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...extraParts] = text.split('/');
  if (!isIP(address) || extraParts.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (isIPv4(address) ? 32 : 128);
}

/** Text for the start message. */
export function describeTrustProxy(trustProxy: readonly string[] | number | false): string {
  if (trustProxy === false) return 'no proxy';
  if (typeof trustProxy === 'number')
    return trustProxy === 1 ? 'the proxy before the shop' : `${trustProxy} proxies in a row`;
  return trustProxy.join(', ');
}
