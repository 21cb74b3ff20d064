import { readdirSync, readFileSync } from 'node:fs';
import type { Model } from '../model/model.ts';
import type { Demands, SecurityScheme } from '../model/security.ts';
import { isWriteOnly } from '../model/schema.ts';
import type { Schema } from '../model/schema.ts';
import { createSourceFile } from './file.ts';
import type { OutputFile } from './file.ts';
import { Code, print, printKey, printString } from './source.ts';

const TEMPLATES = new URL('../client/', import.meta.url);

/**
 * client.ts and client/: base URL, credentials, errors and media types of the description, and a copy of the client's
 * runtime.
 */
export function writeClient(model: Model): OutputFile[] {
  return [writeApi(model), writeErrorBody(model), ...copyRuntime()];
}

function copyRuntime(): OutputFile[] {
  return readdirSync(TEMPLATES)
    .filter((name) => /^[\w-]+\.ts$/.test(name) && name !== 'error-body.ts')
    .sort()
    .map((name) => createSourceFile(`client/${name}`, readFileSync(new URL(name, TEMPLATES), 'utf8').trimEnd()));
}

function writeApi({ client: { baseUrl, schemes, demands, wire } }: Model): OutputFile {
  const entries = [...wire.values()];
  const parts = [
    ...(entries.some(({ body }) => body) ? (['packBody'] as const) : []),
    ...(entries.some(({ query }) => query) ? (['writeQuery'] as const) : []),
  ];
  const makers = [...new Set([...schemes.values()].map((scheme) => MAKERS[scheme.in]))].sort();
  const needsLogin = makers.includes(MAKERS.basic);
  const imports = [
    ...(parts.includes('packBody') ? [`import { packBody } from './client/body.ts';`] : []),
    ...(demands ? [`import { createCredentialChooser } from './client/demands.ts';`] : []),
    wire.size > 0
      ? `import { makeClient, type CallSettings, type OperationWire } from './client/make-client.ts';`
      : `import { makeClient, type CallSettings } from './client/make-client.ts';`,
    ...(makers.length > 0
      ? [`import { ${[...makers, ...(needsLogin ? ['type Login'] : [])].join(', ')} } from './client/middleware.ts';`]
      : []),
    ...(parts.includes('writeQuery') ? [`import { writeQuery } from './client/query.ts';`] : []),
    `import type { TypedClient } from './client/typed-client.ts';`,
    `import type { paths } from './types.ts';`,
  ];
  const clientParts = [
    'baseUrl: BASE_URL',
    'schemes: SCHEMES',
    ...(demands ? ['choose: CHOOSE'] : []),
    ...(wire.size > 0 ? ['wire: WIRE'] : []),
    ...parts,
  ];
  return createSourceFile(
    'client.ts',
    imports.join('\n'),
    `/** Base URL of the description. */\nexport const BASE_URL = ${printString(baseUrl)};`,
    `/** Credentials by security scheme; each is read before a call and sent when available. */\nexport type Credentials = {\n${[...schemes].map(printCredential).join('\n')}\n};`,
    `const SCHEMES = ${print(Object.fromEntries([...schemes].map(printMaker)), 0, 'const SCHEMES = '.length)};`,
    demands ? printDemands(demands) : '',
    wire.size > 0
      ? `/** Operations that deviate from JSON or the default encoding of queries. */\n${printConstant('WIRE', 'Readonly<Record<string, OperationWire>>', wire)}`
      : '',
    'export type Api = TypedClient<paths>;',
    'export type ApiSettings = CallSettings<Credentials>;',
    `/** Creates a client of the API; \`unwrap\` returns the data of its calls. */
export function createApi(settings: ApiSettings = {}): Api {
  return makeClient<paths, Credentials>({ ${clientParts.join(', ')} }, settings);
}`,
  );
}

const MAKERS = {
  bearer: 'asBearer',
  basic: 'asBasic',
  header: 'asHeader',
  query: 'asQuery',
  cookie: 'asCookie',
} as const satisfies Record<SecurityScheme['in'], string>;

function printCredential([name, scheme]: [string, SecurityScheme]): string {
  return `  readonly ${printKey(name)}: ${scheme.in === 'basic' ? 'Login' : 'string'};`;
}

function printMaker([name, scheme]: [string, SecurityScheme]): [string, Code] {
  const argument = scheme.name === undefined ? '' : `(${printString(scheme.name)})`;
  return [name, new Code(`${MAKERS[scheme.in]}${argument}`)];
}

function printDemands({ usual, others }: Demands): string {
  const exceptions = others.size > 0 ? { others: Object.fromEntries(others) } : {};
  const start = 'const CHOOSE = createCredentialChooser(';
  return `/** Alternative credentials of operations; an empty list means none. */
${start}${print({ usual, ...exceptions }, 0, start.length + 1)});`;
}

function printConstant(name: string, type: string, entries: ReadonlyMap<string, object>): string {
  const rows = [...entries].map(([key, entry]) => {
    const start = `  ${printKey(key)}: `;
    return `${start}${print(Object.fromEntries(Object.entries(entry)), 2, start.length)},`;
  });
  // `as const`, because TypeScript widens keys named like members of Object
  return `const ${name} = {\n${rows.join('\n')}\n} as const satisfies ${type};`;
}

function writeErrorBody({ client: { error }, resolve }: Model): OutputFile {
  if (!error) {
    const text = readFileSync(new URL('error-body.ts', TEMPLATES), 'utf8').trimEnd();
    return createSourceFile('client/error-body.ts', text);
  }
  const { operation, status, media } = error.at;
  const { ref } = error.schema;
  const code = /^[1-9]\d*$/.test(status) ? status : printString(status);
  const steps = [printString(operation), `'responses'`, code, `'content'`, printString(media)];
  const type = ref === undefined ? `operations[${steps.join('][')}]` : `components['schemas'][${printString(ref)}]`;
  return createSourceFile(
    'client/error-body.ts',
    `import type { ${ref === undefined ? 'operations' : 'components'} } from '../types.ts';`,
    `/** The description's most frequent error schema. */\nexport type ErrorBody = ${type};`,
    `/** Whether a body has the required properties of an error. */
export function isErrorBody(body: unknown): body is ErrorBody {
  return ${printCondition(resolve(error.schema))};
}`,
  );
}

/** Prints a condition on `body`. */
function printCondition({ types, properties, required = new Set(), nullable }: Schema): string {
  const [type, ...otherTypes] = types;
  if (nullable || otherTypes.length > 0) return 'body !== undefined';
  if (type === 'array') return 'Array.isArray(body)';
  if (type === 'integer') return `typeof body === 'number'`;
  if (type !== undefined && type !== 'object') return `typeof body === ${printString(type)}`;
  const names = [...required].filter((name) => {
    const property = properties?.get(name);
    return property && !isWriteOnly(property);
  });
  const checks = names.length > 0 ? [`${print(names)}.every((name) => name in body)`] : [];
  const isMapping = [`typeof body === 'object' && body !== null`, ...(type ? ['!Array.isArray(body)'] : [])];
  return [...isMapping, ...checks].join(' && ');
}
