import { OriginSource } from '#generated/enums.ts';

/** Origin codes by referrer host, in order of precedence (§4). */
const CODE_OF_HOST: readonly (readonly [pattern: RegExp, code: string])[] = [
  [/(^|\.)google\./, 'GGO'],
  [/(^|\.)(facebook\.com|fb\.com|fb\.me)$/, 'FBO'],
  [/(^|\.)(youtube\.com|youtu\.be)$/, 'YTO'],
  [/(^|\.)(twitter\.com|t\.co|x\.com)$/, 'TWO'],
  [/(^|\.)instagram\.com$/, 'IGO'],
  [/(^|\.)(linktr\.ee|linkin\.bio|lnk\.bio|beacons\.ai)$/, 'IGO1'],
  [/(^|\.)tiktok\.com$/, 'TKO'],
  [/(^|\.)soundcloud\.com$/, 'SCO'],
  [/(^|\.)bing\.com$/, 'BIO'],
  [/(^|\.)reddit\.com$/, 'RDO'],
  [/(^|\.)(linkedin\.com|lnkd\.in)$/, 'LDN'],
];

/** The referrer when it is an external page; '' for internal and invalid ones (§4). */
export function getExternalReferrer(referrer: string | null | undefined, ownHost: string): string {
  const host = parseUrl(referrer)?.host;
  return referrer && host && removeWww(host) !== removeWww(ownHost) ? referrer : '';
}

/** `URL.parse` is missing in older browsers. */
function parseUrl(text: string | null | undefined): URL | undefined {
  try {
    return new URL(text ?? '');
  } catch {
    return undefined;
  }
}

/** Removes "www.": www.example.com and example.com are the same site. */
function removeWww(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}

/** The origin code of a saved referrer; DI (direct) without one, LK (link) for unknown sites (§4). */
export function getReferrerOrigin(referrer: string): string {
  const host = parseUrl(referrer)?.hostname.toLowerCase();
  if (!host) return 'DI';
  return CODE_OF_HOST.find(([pattern]) => pattern.test(host))?.[1] ?? 'LK';
}

/** The data of a visit that its origin depends on. */
export interface Visit {
  /** path without the query and the language prefix */
  readonly path: string;
  readonly query: URLSearchParams;
  /** result of `getExternalReferrer` */
  readonly referrer: string;
  /** the origin already saved */
  readonly origin?: string | null;
}

/**
 * The origin code to save for a visit, in the order of §4: the query's "ori"; FBO for fbclid; FL for /contest with neither origin
 * nor referrer; PA1 for /contest/party without origin; the saved origin; the referrer's code.
 */
export function getVisitOrigin({ path, query, referrer, origin }: Visit): string {
  const queryOrigin = query.get('ori');
  if (queryOrigin) return queryOrigin;
  if (query.has('fbclid')) return 'FBO';
  if (path === '/contest' && !origin && !referrer) return 'FL';
  if (path === '/contest/party' && !origin) return 'PA1';
  return origin || getReferrerOrigin(referrer);
}

/** A parsed origin code: traffic source, and paid (P) or organic (O). */
export interface ParsedOrigin {
  readonly source: OriginSource | undefined;
  readonly style: 'P' | 'O';
}

/** Parses prefix and suffix (§3): "FBP2" → facebook, P; "GGO" → google, O. The source of an unknown prefix is undefined. */
export function parseOrigin(code: string): ParsedOrigin {
  const text = code.trim().toUpperCase();
  for (const source of OriginSource.values) {
    const prefix = OriginSource.data[source].prefixes.find((candidate) => text.startsWith(candidate));
    if (prefix !== undefined) return { source, style: text.slice(prefix.length).startsWith('P') ? 'P' : 'O' };
  }
  return { source: undefined, style: 'O' };
}
