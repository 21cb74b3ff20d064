import type { EnumModel } from '../model/enums.ts';
import type { Json, JsonObject } from '../model/json.ts';
import type { Model } from '../model/model.ts';
import { sourceFile } from './file.ts';
import type { OutputFile } from './file.ts';
import { Code, print, printKey, printString } from './source.ts';
import type { Literal } from './source.ts';

/**
 * One file an enum (enums/<Name>.ts: a constant and its union type), enums.ts that exports them all, and enum-index.ts
 * that holds them by name with all that is known of them. An enum with facts has its values and what they are called by
 * in a file of their own (enums/choices/<Name>.ts), so that a field that offers them does not bring the facts.
 */
export function writeEnums(model: Model): OutputFile[] {
  const named = [...model.enums.values()].map((entry) => ({ entry, identifier: model.identifierOf(entry.name) }));
  const files = named.flatMap(({ entry, identifier }) => [
    ...(hasFacts(entry) ? [choicesFile(entry, identifier)] : []),
    sourceFile(`enums/${identifier}.ts`, ...enumBlocks(entry, identifier)),
  ]);
  const exports = named.map(({ identifier }) => `export { ${identifier} } from './enums/${identifier}.ts';`);
  const imports = named.map(({ identifier }) => `import { ${identifier} } from './enums/${identifier}.ts';`);
  const index = named.map(({ entry, identifier }) =>
    entry.name === identifier ? identifier : `${printKey(entry.name)}: ${identifier}`,
  );
  return [
    ...files,
    sourceFile('enums.ts', exports.join('\n') || 'export {};'),
    sourceFile(
      'enum-index.ts',
      [`import type { AnyEnum } from './definitions.ts';`, ...imports].join('\n'),
      `export type EnumName =\n${named.map(({ entry }) => `  | ${printString(entry.name)}`).join('\n') || '  never'};`,
      `/** Every enum by the name it has in the description. */\nexport const enums: { readonly [Name in EnumName]: AnyEnum } = {\n${index.map((line) => `  ${line},`).join('\n')}\n};`,
    ),
  ];
}

/** What a file calls the choices of an enum that it imports. */
export const choicesIdentifier = (model: Model, name: string): string => `${model.identifierOf(name)}Choices`;

/** Imports an enum without its facts, into a folder beside `enums`. */
export function importChoices(model: Model, name: string): string {
  const identifier = model.identifierOf(name);
  const entry = model.enums.get(name);
  const file = entry && hasFacts(entry) ? `choices/${identifier}` : identifier;
  return `import { ${identifier} as ${choicesIdentifier(model, name)} } from '../enums/${file}.ts';`;
}

function choicesFile(entry: EnumModel, identifier: string): OutputFile {
  return sourceFile(
    `enums/choices/${identifier}.ts`,
    `import type { EnumDefinition } from '../../definitions.ts';`,
    valuesBlock(entry, 'export const values'),
    constant(identifier, 'EnumDefinition<typeof values>', definitionOf(entry)),
  );
}

function hasFacts({ names, colors, transitions, data }: EnumModel): boolean {
  return Boolean(names ?? colors ?? transitions ?? data);
}

/** What every enum says of itself. */
function definitionOf({ name, open, labels }: EnumModel): Record<string, Literal> {
  return {
    name,
    values: new Code('values'),
    ...(open ? { open } : {}),
    ...(labels === undefined ? {} : { labels }),
  };
}

function valuesBlock({ values }: EnumModel, start: string): string {
  return `${start} = ${print([...values], 0, start.length + 13)} as const;`;
}

/** A constant; `values: values` is written short. */
function constant(identifier: string, type: string, definition: Literal): string {
  const body = print(definition, 0, identifier.length + type.length + 17)
    .replace('values: values,', 'values,')
    .replace('values: values }', 'values }');
  return `export const ${identifier}: ${type} = ${body};`;
}

function enumBlocks(entry: EnumModel, identifier: string): string[] {
  const { names, colors, transitions, data, open, values } = entry;
  const types = ['EnumDefinition<typeof values>'];
  if (names) types.push(`Named<${identifier}>`);
  if (colors) types.push(`Colored<${identifier}>`);
  if (transitions) types.push(`Transitions<${identifier}>`);
  if (data) types.push(factsType(entry, identifier, data));
  const definition: Literal = {
    ...definitionOf(entry),
    ...(names ? { names: byValue(names, values) } : {}),
    ...(colors ? { colors: byValue(colors, values) } : {}),
    ...(transitions ? { transitions: withValues(transitions, values) } : {}),
    ...(data ? { data: withoutInherited(data, values) } : {}),
  };
  const used = [...new Set(types.map((type) => type.slice(0, type.indexOf('<'))))].sort();
  const union = open
    ? `(typeof values)[number] | ${typeof values[0] === 'number' ? 'number' : '(string & {})'}`
    : '(typeof values)[number]';
  const type = intersection(types, identifier.length);
  const typeBlock = `export type ${identifier} = ${union};`;
  const definitions = `import type { ${used.join(', ')} } from '../definitions.ts';`;
  return [
    ...(hasFacts(entry)
      ? [`${definitions}\nimport { values } from './choices/${identifier}.ts';`, typeBlock]
      : [definitions, `${valuesBlock(entry, 'const values')}\n${typeBlock}`]),
    constant(identifier, type, definition),
  ];
}

function byValue(table: Readonly<Record<string, string>>, values: readonly (string | number)[]): Literal {
  const known = values.map(String).filter((value) => Object.hasOwn(table, value));
  return withoutInherited(Object.fromEntries(known.map((value) => [value, table[value]])), values);
}

/** A value that is called like a member of every object would have that instead of nothing. */
function withoutInherited(table: Readonly<Record<string, Literal>>, values: readonly (string | number)[]): Literal {
  const inherited = values.map(String).filter((value) => value in {} && !Object.hasOwn(table, value));
  return { ...table, ...Object.fromEntries(inherited.map((value) => [value, new Code('undefined')])) };
}

function withValues(table: Readonly<Record<string, readonly string[]>>, values: readonly (string | number)[]): Literal {
  const typed = (next: string) => values.find((value) => String(value) === next) ?? next;
  return Object.fromEntries(Object.entries(table).map(([from, next]) => [from, next.map(typed)]));
}

/** What each value's facts look like; a fact that not every value has is optional. */
function factsType({ values }: EnumModel, identifier: string, data: Readonly<Record<string, JsonObject>>): string {
  const facts = Object.values(data);
  const keys = [...new Set(facts.flatMap((fact) => Object.keys(fact)))];
  const members = keys.map((key) => {
    const present = facts.filter((fact) => Object.hasOwn(fact, key));
    const types = factTypes(present.map((fact) => fact[key]));
    return `${printKey(key)}${present.length < facts.length ? '?' : ''}: ${types.join(' | ')}`;
  });
  const complete = values.every((value) => Object.hasOwn(data, value));
  return `${complete ? 'Facts' : 'SomeFacts'}<${identifier}, { ${members.join('; ')} }>`;
}

/** The types a fact's values have; words out of a short list are named one by one, so that code can tell them all apart. */
function factTypes(values: readonly (Json | undefined)[]): string[] {
  const distinct = [...new Set(values)];
  if (distinct.length > SHORT_LIST || distinct.some((value) => typeof value !== 'string')) {
    return [...new Set(values.map(typeOf))].sort();
  }
  return distinct.map((value) => printString(String(value)));
}

const SHORT_LIST = 8;

function typeOf(value: Json | undefined): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return `readonly (${[...new Set(value.map(typeOf))].sort().join(' | ') || 'never'})[]`;
  if (typeof value === 'object') {
    return `{ ${Object.entries(value)
      .map(([key, entry]) => `${printKey(key)}: ${typeOf(entry)}`)
      .join('; ')} }`;
  }
  return typeof value;
}

function intersection(types: readonly string[], before: number): string {
  const flat = types.join(' & ');
  return before + flat.length + 18 > 120 ? types.join(' &\n  ') : flat;
}
