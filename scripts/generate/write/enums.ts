import type { EnumModel } from '../model/enums.ts';
import type { Json, JsonObject } from '../model/json.ts';
import type { Model } from '../model/model.ts';
import { createSourceFile } from './file.ts';
import type { OutputFile } from './file.ts';
import { Code, print, printKey, printString } from './source.ts';
import type { Literal } from './source.ts';

/**
 * enums/<Name>.ts: a constant and its union type per enum; enums.ts exports all of them, enum-index.ts has them by name. The
 * values of an enum with names, colours, transitions or data are also in enums/choices/<Name>.ts, so that fields do not
 * bundle its data.
 */
export function writeEnums(model: Model): OutputFile[] {
  const namedEnums = [...model.enums.values()].map((entry) => ({ entry, identifier: model.getIdentifier(entry.name) }));
  const files = namedEnums.flatMap(({ entry, identifier }) => [
    ...(hasFacts(entry) ? [writeChoices(entry, identifier)] : []),
    createSourceFile(`enums/${identifier}.ts`, ...printEnum(entry, identifier)),
  ]);
  const exports = namedEnums.map(({ identifier }) => `export { ${identifier} } from './enums/${identifier}.ts';`);
  const imports = namedEnums.map(({ identifier }) => `import { ${identifier} } from './enums/${identifier}.ts';`);
  const index = namedEnums.map(({ entry, identifier }) =>
    entry.name === identifier ? identifier : `${printKey(entry.name)}: ${identifier}`,
  );
  return [
    ...files,
    createSourceFile('enums.ts', exports.join('\n') || 'export {};'),
    createSourceFile(
      'enum-index.ts',
      [`import type { AnyEnum } from './definitions.ts';`, ...imports].join('\n'),
      `export type EnumName =\n${namedEnums.map(({ entry }) => `  | ${printString(entry.name)}`).join('\n') || '  never'};`,
      `/** All enums by their name in the description. */\nexport const enums: { readonly [Name in EnumName]: AnyEnum } = {\n${index.map((line) => `  ${line},`).join('\n')}\n};`,
    ),
  ];
}

/** Returns the identifier of an enum's imported choices. */
export const getChoicesIdentifier = (model: Model, name: string): string => `${model.getIdentifier(name)}Choices`;

/** Prints the import of an enum without its data, for a sibling folder of `enums`. */
export function printChoicesImport(model: Model, name: string): string {
  const identifier = model.getIdentifier(name);
  const entry = model.enums.get(name);
  const file = entry && hasFacts(entry) ? `choices/${identifier}` : identifier;
  return `import { ${identifier} as ${getChoicesIdentifier(model, name)} } from '../enums/${file}.ts';`;
}

function writeChoices(entry: EnumModel, identifier: string): OutputFile {
  return createSourceFile(
    `enums/choices/${identifier}.ts`,
    `import type { EnumDefinition } from '../../definitions.ts';`,
    printValues(entry, 'export const values'),
    printConstant(identifier, 'EnumDefinition<typeof values>', buildDefinition(entry)),
  );
}

function hasFacts({ names, colors, transitions, data }: EnumModel): boolean {
  return Boolean(names ?? colors ?? transitions ?? data);
}

/** Builds the common part of enum definitions. */
function buildDefinition({ name, open, labels }: EnumModel): Record<string, Literal> {
  return {
    name,
    values: new Code('values'),
    ...(open ? { open } : {}),
    ...(labels === undefined ? {} : { labels }),
  };
}

function printValues({ values }: EnumModel, start: string): string {
  return `${start} = ${print([...values], 0, start.length + 13)} as const;`;
}

/** Prints a constant with `values: values` as shorthand. */
function printConstant(identifier: string, type: string, definition: Literal): string {
  const body = print(definition, 0, identifier.length + type.length + 17)
    .replace('values: values,', 'values,')
    .replace('values: values }', 'values }');
  return `export const ${identifier}: ${type} = ${body};`;
}

function printEnum(entry: EnumModel, identifier: string): string[] {
  const { names, colors, transitions, data, open, values } = entry;
  const types = ['EnumDefinition<typeof values>'];
  if (names) types.push(`Named<${identifier}>`);
  if (colors) types.push(`Colored<${identifier}>`);
  if (transitions) types.push(`Transitions<${identifier}>`);
  if (data) types.push(printFactsType(entry, identifier, data));
  const definition: Literal = {
    ...buildDefinition(entry),
    ...(names ? { names: sortByValue(names, values) } : {}),
    ...(colors ? { colors: sortByValue(colors, values) } : {}),
    ...(transitions ? { transitions: castTransitions(transitions, values) } : {}),
    ...(data ? { data: hideInherited(data, values) } : {}),
  };
  const used = [...new Set(types.map((type) => type.slice(0, type.indexOf('<'))))].sort();
  const union = open
    ? `(typeof values)[number] | ${typeof values[0] === 'number' ? 'number' : '(string & {})'}`
    : '(typeof values)[number]';
  const type = printIntersection(types, identifier.length);
  const typeBlock = `export type ${identifier} = ${union};`;
  const definitions = `import type { ${used.join(', ')} } from '../definitions.ts';`;
  return [
    ...(hasFacts(entry)
      ? [`${definitions}\nimport { values } from './choices/${identifier}.ts';`, typeBlock]
      : [definitions, `${printValues(entry, 'const values')}\n${typeBlock}`]),
    printConstant(identifier, type, definition),
  ];
}

function sortByValue(table: Readonly<Record<string, string>>, values: readonly (string | number)[]): Literal {
  const knownValues = values.map(String).filter((value) => Object.hasOwn(table, value));
  return hideInherited(Object.fromEntries(knownValues.map((value) => [value, table[value]])), values);
}

/** Sets values named like members of Object.prototype to undefined, so that lookups do not find the inherited member. */
function hideInherited(table: Readonly<Record<string, Literal>>, values: readonly (string | number)[]): Literal {
  const inherited = values.map(String).filter((value) => value in {} && !Object.hasOwn(table, value));
  return { ...table, ...Object.fromEntries(inherited.map((value) => [value, new Code('undefined')])) };
}

function castTransitions(
  table: Readonly<Record<string, readonly string[]>>,
  values: readonly (string | number)[],
): Literal {
  const castValue = (next: string) => values.find((value) => String(value) === next) ?? next;
  return Object.fromEntries(Object.entries(table).map(([from, next]) => [from, next.map(castValue)]));
}

/** Prints the type of an enum's data; properties that not every value has are optional. */
function printFactsType({ values }: EnumModel, identifier: string, data: Readonly<Record<string, JsonObject>>): string {
  const facts = Object.values(data);
  const keys = [...new Set(facts.flatMap((fact) => Object.keys(fact)))];
  const members = keys.map((key) => {
    const present = facts.filter((fact) => Object.hasOwn(fact, key));
    const types = listFactTypes(present.map((fact) => fact[key]));
    return `${printKey(key)}${present.length < facts.length ? '?' : ''}: ${types.join(' | ')}`;
  });
  const complete = values.every((value) => Object.hasOwn(data, value));
  return `${complete ? 'Facts' : 'SomeFacts'}<${identifier}, { ${members.join('; ')} }>`;
}

/** Lists the types of a property's values; up to `SHORT_LIST` different strings become literal types. */
function listFactTypes(values: readonly (Json | undefined)[]): string[] {
  const distinct = [...new Set(values)];
  if (distinct.length > SHORT_LIST || distinct.some((value) => typeof value !== 'string')) {
    return [...new Set(values.map(printType))].sort();
  }
  return distinct.map((value) => printString(String(value)));
}

const SHORT_LIST = 8;

function printType(value: Json | undefined): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return `readonly (${[...new Set(value.map(printType))].sort().join(' | ') || 'never'})[]`;
  if (typeof value === 'object') {
    return `{ ${Object.entries(value)
      .map(([key, entry]) => `${printKey(key)}: ${printType(entry)}`)
      .join('; ')} }`;
  }
  return typeof value;
}

function printIntersection(types: readonly string[], columnsBefore: number): string {
  const flat = types.join(' & ');
  return columnsBefore + flat.length + 18 > 120 ? types.join(' &\n  ') : flat;
}
