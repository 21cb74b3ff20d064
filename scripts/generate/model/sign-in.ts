import type { OAuthFlow, SignInScheme } from '../definitions.ts';
import { isObject, objectAt, textAt, textsAt } from './json.ts';
import type { JsonObject } from './json.ts';
import type { Demands, SecurityScheme } from './security.ts';
import { pointerTo } from './pointer.ts';
import type { References } from './references.ts';

/** What an overrides file says of a scheme: who the client is for its provider, and what it asks for. */
export interface SignInWords {
  clientId?: string;
  scopes?: readonly string[];
}

export interface SignIn {
  schemes: SignInScheme[];
  /** Names of schemes that are given together; one list for each way to sign in. */
  ways: (readonly string[])[];
}

const GRANTS = {
  authorizationCode: 'authorization_code',
  password: 'password',
  clientCredentials: 'client_credentials',
} as const;

/** Reads how a person may prove who calls, from the security schemes and what operations demand of them. */
export function readSignIn(
  document: JsonObject,
  known: ReadonlyMap<string, SecurityScheme>,
  demands: Demands | undefined,
  references: References,
  words: ReadonlyMap<string, SignInWords>,
): SignIn {
  const described = objectAt(objectAt(document.components).securitySchemes);
  const schemes = [...known].flatMap(([name, { in: place, name: key }]): SignInScheme[] => {
    if (described[name] === undefined) return [];
    const { node } = references.follow(described[name], pointerTo('components', 'securitySchemes', name));
    const help = textAt(node.description);
    const flows = flowsOf(node);
    const discovery = node.type === 'openIdConnect' ? textAt(node.openIdConnectUrl) : undefined;
    return [
      {
        name,
        in: place,
        ...(key !== undefined && { key }),
        ...(help !== undefined && { help }),
        ...(flows.length > 0 && { flows }),
        ...(discovery !== undefined && { discovery }),
        ...words.get(name),
      },
    ];
  });
  const names = new Set(schemes.map(({ name }) => name));
  const demanded = [...(demands?.usual ?? []), ...[...(demands?.others.values() ?? [])].flat()].filter((way) =>
    way.every((name) => names.has(name)),
  );
  const ways = demanded.length > 0 ? demanded : schemes.map(({ name }) => [name]);
  const isFirst = (way: readonly string[], place: number) =>
    ways.findIndex((other) => setOf(other) === setOf(way)) === place;
  return { schemes, ways: ways.filter(isFirst) };
}

const setOf = (way: readonly string[]): string => [...way].sort().join('\n');

/** The flows that a page can go through; the implicit one is none, its tokens would stand in an address. */
function flowsOf({ flows }: JsonObject): OAuthFlow[] {
  return Object.entries(GRANTS).flatMap(([name, grant]): OAuthFlow[] => {
    const flow = objectAt(flows)[name];
    const { tokenUrl, authorizationUrl, refreshUrl, scopes } = objectAt(flow);
    if (!isObject(flow) || typeof tokenUrl !== 'string') return [];
    if (grant === 'authorization_code' && typeof authorizationUrl !== 'string') return [];
    return [
      {
        grant,
        tokenUrl,
        ...(typeof authorizationUrl === 'string' && { authorizationUrl }),
        ...(typeof refreshUrl === 'string' && { refreshUrl }),
        scopes: Object.keys(objectAt(scopes)),
      },
    ];
  });
}

/** Reads `signIn` of an overrides file; `fail` is told what it does not know. */
export function readSignInWords(
  node: JsonObject,
  schemes: ReadonlySet<string>,
  fail: (name: string, message: string) => void,
): ReadonlyMap<string, SignInWords> {
  const words = new Map<string, SignInWords>();
  for (const [name, said] of Object.entries(node)) {
    if (!schemes.has(name)) {
      fail(name, `There is no security scheme ${name}; there are ${[...schemes].join(', ')}.`);
      continue;
    }
    const { clientId, scopes, ...others } = objectAt(said);
    for (const word of Object.keys(others)) fail(name, `There is no word ${word}; there are clientId, scopes.`);
    const id = textAt(clientId);
    words.set(name, {
      ...(id !== undefined && { clientId: id }),
      ...(Array.isArray(scopes) && { scopes: textsAt(scopes) }),
    });
  }
  return words;
}
