import { objectAt, ownAt, textAt } from './json.ts';
import type { JsonObject } from './json.ts';
import type { Normaliser } from './normalise.ts';
import { pointerTo } from './pointer.ts';

/** How a caller proves who she is: where her credential goes. */
export interface SecurityScheme {
  in: 'bearer' | 'basic' | 'header' | 'query' | 'cookie';
  /** Of the header, parameter or cookie. */
  name?: string;
}

/**
 * The security schemes a client can serve, by name. Tokens of OAuth and OpenID Connect are bearer tokens; certificates
 * and challenges are no matter of a header. A description without any gets `bearer`.
 */
export function readSecurity(document: JsonObject, { references }: Normaliser): ReadonlyMap<string, SecurityScheme> {
  const described = Object.entries(objectAt(objectAt(document.components).securitySchemes));
  const schemes = described.flatMap(([name, node]) => {
    const scheme = schemeOf(references.follow(node, pointerTo('components', 'securitySchemes', name)).node);
    return scheme ? [[name, scheme] as const] : [];
  });
  return new Map(described.length === 0 ? [['bearer', { in: 'bearer' }]] : schemes);
}

function schemeOf({ type, scheme, in: place, name }: JsonObject): SecurityScheme | undefined {
  if (type === 'oauth2' || type === 'openIdConnect') return { in: 'bearer' };
  if (type === 'http') {
    const kind = textAt(scheme)?.toLowerCase();
    return kind === 'bearer' || kind === 'basic' ? { in: kind } : undefined;
  }
  const isKey = type === 'apiKey' && typeof name === 'string';
  return isKey && (place === 'header' || place === 'query' || place === 'cookie') ? { in: place, name } : undefined;
}

/** Where the paths begin: the first server, its variables at their defaults; '' when none is named. */
export function readBaseUrl(document: JsonObject): string {
  const [server] = Array.isArray(document.servers) ? document.servers : [];
  const { url, variables } = objectAt(server);
  const values = objectAt(variables);
  const text = (textAt(url) ?? '').replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const value = objectAt(ownAt(values, name)).default;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole;
  });
  return text.replace(/\/+$/, '');
}
