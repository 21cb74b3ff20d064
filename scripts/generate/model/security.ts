import type { Diagnostics } from '../diagnostics.ts';
import { asList, asObject, getOwn, asText } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import type { Normaliser } from './normalise.ts';
import type { Operation } from './operations.ts';
import { joinPointer, parsePointer, buildPointer } from './pointer.ts';

/** Place of a credential in a request. */
export interface SecurityScheme {
  in: 'bearer' | 'basic' | 'header' | 'query' | 'cookie';
  /** Name of the header, parameter or cookie. */
  name?: string;
}

/**
 * Reads the security schemes that a client can send, by name. Tokens of OAuth and OpenID Connect are bearer tokens; mutual TLS
 * and digest are omitted. A description without schemes gets `bearer`.
 */
export function readSecurity(document: JsonObject, { references }: Normaliser): ReadonlyMap<string, SecurityScheme> {
  const described = Object.entries(asObject(asObject(document.components).securitySchemes));
  const schemes = described.flatMap(([name, node]) => {
    const scheme = readScheme(references.follow(node, buildPointer('components', 'securitySchemes', name)).node);
    return scheme ? [[name, scheme] as const] : [];
  });
  return new Map(described.length === 0 ? [['bearer', { in: 'bearer' }]] : schemes);
}

/** Alternative sets of scheme names (security requirements). */
type Ways = readonly (readonly string[])[];

export interface Demands {
  usual: Ways;
  /** Operations that differ, by `POST /path`. */
  others: ReadonlyMap<string, Ways>;
}

/**
 * Reads the security requirements of operations; undefined when the description has none, or when all operations take the only
 * scheme. Credentials are also sent where they are optional.
 */
export function readDemands(
  document: JsonObject,
  operations: readonly Operation[],
  schemes: ReadonlyMap<string, SecurityScheme>,
  diagnostics: Diagnostics,
): Demands | undefined {
  const described = asObject(asObject(document.components).securitySchemes);
  const readWays = (node: Json | undefined, pointer: string): Ways =>
    asList(node)
      .map((way, index) => {
        const names = Object.keys(asObject(way)).map((name) => [name, findSchemeName(name, described)] as const);
        for (const [name, schemeName] of names) {
          if (schemeName === undefined)
            diagnostics.warn(
              'unknown-scheme',
              joinPointer(pointer, 'security', index, name),
              `There is no security scheme ${name}.`,
            );
        }
        return names.flatMap(([, schemeName]) =>
          schemeName !== undefined && schemes.has(schemeName) ? [schemeName] : [],
        );
      })
      .filter((way) => way.length > 0);
  const common = readWays(document.security, '#');
  const operationWays = operations.map(({ method, path, pointer, words }) => ({
    name: `${method.toUpperCase()} ${path}`,
    ways: words.security === undefined ? common : readWays(words.security, pointer),
  }));
  const isSilent = document.security === undefined && operations.every(({ words }) => words.security === undefined);
  if (isSilent || Object.keys(described).length === 0) return undefined;
  const groups = Map.groupBy(operationWays, (operation) => JSON.stringify(operation.ways));
  const [mostFrequent = []] = [...groups.values()].sort((a, b) => b.length - a.length);
  const usual = mostFrequent[0]?.ways ?? common;
  if (groups.size <= 1 && usual.length === 1 && schemes.size === 1) return undefined;
  const others = operationWays.filter((operation) => JSON.stringify(operation.ways) !== JSON.stringify(usual));
  return { usual, others: new Map(others.map((operation) => [operation.name, operation.ways])) };
}

// since OpenAPI 3.2 a requirement may name a scheme by reference
function findSchemeName(name: string, described: JsonObject): string | undefined {
  return [name, parsePointer(name).at(-1) ?? ''].find((candidate) => Object.hasOwn(described, candidate));
}

function readScheme({ type, scheme, in: place, name }: JsonObject): SecurityScheme | undefined {
  if (type === 'oauth2' || type === 'openIdConnect') return { in: 'bearer' };
  if (type === 'http') {
    const kind = asText(scheme)?.toLowerCase();
    return kind === 'bearer' || kind === 'basic' ? { in: kind } : undefined;
  }
  const isKey = type === 'apiKey' && typeof name === 'string';
  return isKey && (place === 'header' || place === 'query' || place === 'cookie') ? { in: place, name } : undefined;
}

/** Reads the URL of the first server with its variables at their defaults; '' when there is none. */
export function readBaseUrl(document: JsonObject): string {
  const [server] = Array.isArray(document.servers) ? document.servers : [];
  const { url, variables } = asObject(server);
  const values = asObject(variables);
  const text = (asText(url) ?? '').replace(/\{([^{}]+)\}/g, (placeholder, name: string) => {
    const value = asObject(getOwn(values, name)).default;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : placeholder;
  });
  return text.replace(/\/+$/, '');
}
