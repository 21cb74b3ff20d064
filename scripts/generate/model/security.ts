import type { Diagnostics } from '../diagnostics.ts';
import { listAt, objectAt, ownAt, textAt } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import type { Normaliser } from './normalise.ts';
import type { Operation } from './operations.ts';
import { child, partsOf, pointerTo } from './pointer.ts';

/** How a caller proves who it is: where the credential goes. */
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

/** Names of schemes, one list for each way in which an operation may be called. */
type Ways = readonly (readonly string[])[];

export interface Demands {
  usual: Ways;
  /** Those of the operations that differ, by `POST /path`. */
  others: ReadonlyMap<string, Ways>;
}

/**
 * Which credentials operations ask for; undefined where the description does not say, or where all take the only one
 * there is. That an operation may also be called without any does not keep a credential from being sent.
 */
export function readDemands(
  document: JsonObject,
  operations: readonly Operation[],
  schemes: ReadonlyMap<string, SecurityScheme>,
  diagnostics: Diagnostics,
): Demands | undefined {
  const described = objectAt(objectAt(document.components).securitySchemes);
  const ways = (node: Json | undefined, pointer: string): Ways =>
    listAt(node)
      .map((way, index) => {
        const names = Object.keys(objectAt(way)).map((name) => [name, simpleName(name, described)] as const);
        for (const [name, known] of names) {
          if (known === undefined)
            diagnostics.warn(
              'unknown-scheme',
              child(pointer, 'security', index, name),
              `There is no security scheme ${name}.`,
            );
        }
        return names.flatMap(([, known]) => (known !== undefined && schemes.has(known) ? [known] : []));
      })
      .filter((way) => way.length > 0);
  const common = ways(document.security, '#');
  const all = operations.map(({ method, path, pointer, words }) => ({
    name: `${method.toUpperCase()} ${path}`,
    ways: words.security === undefined ? common : ways(words.security, pointer),
  }));
  const isSilent = document.security === undefined && operations.every(({ words }) => words.security === undefined);
  if (isSilent || Object.keys(described).length === 0) return undefined;
  const counted = Map.groupBy(all, (operation) => JSON.stringify(operation.ways));
  const [most = []] = [...counted.values()].sort((a, b) => b.length - a.length);
  const usual = most[0]?.ways ?? common;
  if (counted.size <= 1 && usual.length === 1 && schemes.size === 1) return undefined;
  const others = all.filter((operation) => JSON.stringify(operation.ways) !== JSON.stringify(usual));
  return { usual, others: new Map(others.map((operation) => [operation.name, operation.ways])) };
}

// since 3.2 a scheme may also be named by a reference to it
function simpleName(name: string, described: JsonObject): string | undefined {
  return [name, partsOf(name).at(-1) ?? ''].find((known) => Object.hasOwn(described, known));
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
