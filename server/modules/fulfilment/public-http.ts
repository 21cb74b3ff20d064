// Calls to URLs entered by staff, protected against SSRF: https only, and resolved addresses are checked at connection
// time, which prevents DNS rebinding.
import { lookup as resolve } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are not the public internet (IANA special-purpose registries). */
const PRIVATE = new BlockList();
const RANGES4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
const RANGES6 = [
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;
for (const [net, bits] of RANGES4) PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of RANGES6) PRIVATE.addSubnet(net, bits, 'ipv6');
const GLOBAL6 = new BlockList();
GLOBAL6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is public. IPv4-mapped IPv6 addresses are checked as IPv4. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isPublicAddress(mapped);
  const family = isIP(address);
  if (family === 4) return !PRIVATE.check(address, 'ipv4');
  return family === 6 && GLOBAL6.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}

/** Returns the error code of a URL that must not be called. `allowed` hosts may be private and use http. */
export function checkUrl(text: string, allowed: readonly string[]): 'url_invalid' | 'url_not_public' | undefined {
  const url = URL.parse(text);
  if (!url || url.username !== '' || url.password !== '') return 'url_invalid';
  if (allowed.includes(url.host)) return undefined;
  if (url.protocol !== 'https:') return 'url_invalid';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isName = isIP(host) === 0;
  if (isName && (!host.includes('.') || /\.(local|localhost|internal|home\.arpa)\.?$/i.test(host)))
    return 'url_not_public';
  return isName || isPublicAddress(host) ? undefined : 'url_not_public';
}

/** A DNS lookup that rejects addresses that are not public. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const lookupError =
      error ?? (addresses.every(({ address }) => isPublicAddress(address)) ? null : new Error('not a public address'));
    const [first] = addresses ?? [];
    if (lookupError || !first) callback(lookupError ?? new Error('no address'), '', 4);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

export interface PostResult {
  readonly status: number;
  /** The first 500 characters of the response. */
  readonly text: string;
}

interface PostRequest {
  url: string;
  body: string;
  headers: Record<string, string>;
  /** Hosts with ports that may be private and use http. */
  allowed: readonly string[];
}

const TIMEOUT_MS = 15_000;
/** Characters of a response that are read. */
const MAX_TEXT = 500;

/** Posts JSON to a public URL without following redirects. Throws on network errors. */
export function postToPublic({ url, body, headers, allowed }: PostRequest): Promise<PostResult> {
  const urlError = checkUrl(url, allowed);
  if (urlError) return Promise.reject(new Error(urlError));
  const target = new URL(url);
  const isAllowed = allowed.includes(target.host);
  const call = target.protocol === 'https:' ? request : requestHttp;
  return new Promise((done, fail) => {
    const outgoing = call(
      target,
      {
        method: 'POST',
        agent: false,
        ...(isAllowed ? {} : { lookup: publicLookup }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          text += text.length < MAX_TEXT ? chunk : '';
        });
        answer.on('end', () => done({ status: answer.statusCode ?? 0, text: text.slice(0, MAX_TEXT) }));
        answer.on('error', fail);
      },
    );
    outgoing.on('error', fail);
    outgoing.end(body);
  });
}
