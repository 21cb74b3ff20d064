import type { OAuthFlow, SignInScheme } from '../definitions.ts';
import { isObject, asObject, asText, asTexts } from './json.ts';
import type { JsonObject } from './json.ts';
import type { Demands, SecurityScheme } from './security.ts';
import { buildPointer } from './pointer.ts';
import type { References } from './references.ts';

/** OAuth client of a scheme in an overrides file. */
export interface SignInWords {
  clientId?: string;
  scopes?: readonly string[];
}

export interface SignIn {
  schemes: SignInScheme[];
  /** Alternative ways to sign in, each with the names of its schemes. */
  ways: (readonly string[])[];
}

const GRANTS = {
  authorizationCode: 'authorization_code',
  password: 'password',
  clientCredentials: 'client_credentials',
} as const;

/** Reads the ways to sign in from the security schemes and requirements. */
export function readSignIn(
  document: JsonObject,
  usableSchemes: ReadonlyMap<string, SecurityScheme>,
  demands: Demands | undefined,
  references: References,
  words: ReadonlyMap<string, SignInWords>,
): SignIn {
  const described = asObject(asObject(document.components).securitySchemes);
  const schemes = [...usableSchemes].flatMap(([name, { in: place, name: key }]): SignInScheme[] => {
    if (described[name] === undefined) return [];
    const { node } = references.follow(described[name], buildPointer('components', 'securitySchemes', name));
    const help = asText(node.description);
    const flows = readFlows(node);
    const discovery = node.type === 'openIdConnect' ? asText(node.openIdConnectUrl) : undefined;
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
    ways.findIndex((candidate) => getWayKey(candidate) === getWayKey(way)) === place;
  return { schemes, ways: ways.filter(isFirst) };
}

const getWayKey = (way: readonly string[]): string => [...way].sort().join('\n');

/** Reads the OAuth flows except the implicit one, whose tokens are part of an address. */
function readFlows({ flows }: JsonObject): OAuthFlow[] {
  return Object.entries(GRANTS).flatMap(([name, grant]): OAuthFlow[] => {
    const flow = asObject(flows)[name];
    const { tokenUrl, authorizationUrl, refreshUrl, scopes } = asObject(flow);
    if (!isObject(flow) || typeof tokenUrl !== 'string') return [];
    if (grant === 'authorization_code' && typeof authorizationUrl !== 'string') return [];
    return [
      {
        grant,
        tokenUrl,
        ...(typeof authorizationUrl === 'string' && { authorizationUrl }),
        ...(typeof refreshUrl === 'string' && { refreshUrl }),
        scopes: Object.keys(asObject(scopes)),
      },
    ];
  });
}

/** Reads `signIn` of an overrides file; calls `fail` for unknown names. */
export function readSignInWords(
  node: JsonObject,
  schemes: ReadonlySet<string>,
  fail: (name: string, message: string) => void,
): ReadonlyMap<string, SignInWords> {
  const words = new Map<string, SignInWords>();
  for (const [name, override] of Object.entries(node)) {
    if (!schemes.has(name)) {
      fail(name, `There is no security scheme ${name}; there are ${[...schemes].join(', ')}.`);
      continue;
    }
    const { clientId, scopes, ...unknownWords } = asObject(override);
    for (const word of Object.keys(unknownWords)) fail(name, `There is no word ${word}; there are clientId, scopes.`);
    const id = asText(clientId);
    words.set(name, {
      ...(id !== undefined && { clientId: id }),
      ...(Array.isArray(scopes) && { scopes: asTexts(scopes) }),
    });
  }
  return words;
}
