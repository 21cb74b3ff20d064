import { OriginSource } from '#generated/enums.ts';

/** §4 origin by referrer: the host's name and the code it gives, tried in this order. */
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

/** The referrer worth saving: an external page's address; an internal or broken one is empty text (§4). */
export function externalReferrer(referrer: string | null | undefined, ownHost: string): string {
  const host = parseUrl(referrer)?.host;
  return referrer && host && bare(host) !== bare(ownHost) ? referrer : '';
}

/** URL.parse is younger than some phones that visit the shop. */
function parseUrl(text: string | null | undefined): URL | undefined {
  try {
    return new URL(text ?? '');
  } catch {
    return undefined;
  }
}

/** www.example.com and example.com are one site. */
function bare(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}

/** The code that a saved referrer gives; DI (direct) without one, LK (link) for a site that is not known (§4). */
export function getReferrerOrigin(referrer: string): string {
  const host = parseUrl(referrer)?.hostname.toLowerCase();
  if (!host) return 'DI';
  return CODE_OF_HOST.find(([pattern]) => pattern.test(host))?.[1] ?? 'LK';
}

/** One visit, as far as the origin depends on it. */
export interface Visit {
  /** path without the query and the language prefix */
  readonly path: string;
  readonly query: URLSearchParams;
  /** as `externalReferrer` leaves it */
  readonly referrer: string;
  /** the origin already saved */
  readonly origin?: string | null;
}

/**
 * The origin code to save for a visit (§4 order): the query's "ori"; fbclid gives FBO; /contest with neither origin nor
 * referrer FL; /contest/party without origin PA1; then what was saved; then the referrer's.
 */
export function getVisitOrigin({ path, query, referrer, origin }: Visit): string {
  const given = query.get('ori');
  if (given) return given;
  if (query.has('fbclid')) return 'FBO';
  if (path === '/contest' && !origin && !referrer) return 'FL';
  if (path === '/contest/party' && !origin) return 'PA1';
  return origin || getReferrerOrigin(referrer);
}

/** What an origin code says: where from, and whether it was paid for (P) or came by itself (O). */
export interface ParsedOrigin {
  readonly source: OriginSource | undefined;
  readonly style: 'P' | 'O';
}

/** Reads prefix plus suffix (§3): "FBP2" → facebook, P; "GGO" → google, O. The source of an unknown prefix is undefined. */
export function parseOrigin(code: string): ParsedOrigin {
  const text = code.trim().toUpperCase();
  for (const source of OriginSource.values) {
    const prefix = OriginSource.data[source].prefixes.find((start) => text.startsWith(start));
    if (prefix !== undefined) return { source, style: text.slice(prefix.length).startsWith('P') ? 'P' : 'O' };
  }
  return { source: undefined, style: 'O' };
}
