import type { FieldModel, Members } from '../model/field-model.ts';
import type { Model } from '../model/model.ts';
import { strongComponents } from '../graph.ts';
import { byText } from '../model/json.ts';
import { choicesIdentifier, importChoices } from './enums.ts';
import { findExtended } from './extended-fields.ts';
import type { Run } from './extended-fields.ts';
import { sourceFile } from './file.ts';
import type { OutputFile } from './file.ts';
import { Code, print, printString } from './source.ts';
import type { Literal } from './source.ts';

/** Signs beside the list on its line. */
const LENGTH_AROUND = 'const fields =  as const satisfies readonly FieldDefinition[];'.length;

/**
 * One file a schema (fields/<Name>.ts), so that a lazily loaded screen brings only the fields it uses, and fields.ts
 * that exports them all. Members of a schema are its constant; where schemas contain each other, by a getter. The
 * fields of a schema that it extends are spread, which keeps each one's type only from the constant without `Makes`.
 */
export function writeFields(model: Model): OutputFile[] {
  const members = new Map([...model.fields].map(([name, { fields }]) => [name, namesIn(fields)]));
  const cycles = membersInCycles(members);
  const extended = findExtended(model, members);
  const bases = new Set([...extended.values()].flatMap((runs) => runs.map(({ schema }) => schema)));
  const files = [...model.fields.values()].map(({ name, fields }) => {
    const identifier = fieldsIdentifier(model, name);
    const uses = noUses();
    const runs = extended.get(name) ?? [];
    const printed = printFields(fields, model, uses, (to) => cycles.get(name)?.has(to) === true, runs);
    return sourceFile(
      `fields/${model.identifierOf(name)}.ts`,
      [
        `import type { FieldDefinition, Makes } from '../definitions.ts';`,
        `import type { FormValues } from '../form-values.ts';`,
        ...importsOf(uses, model, name),
        ...runs.map(
          ({ schema }) =>
            `import { fields as ${listIdentifier(model, schema)} } from './${model.identifierOf(schema)}.ts';`,
        ),
      ].join('\n'),
      `${bases.has(name) ? 'export ' : ''}const fields = ${print(printed, 0, LENGTH_AROUND)} as const satisfies readonly FieldDefinition[];`,
      `export const ${identifier}: typeof fields & Makes<FormValues<${printString(name)}>> = fields;`,
    );
  });
  const exports = [...model.fields.keys()].map(
    (name) => `export { ${fieldsIdentifier(model, name)} } from './fields/${model.identifierOf(name)}.ts';`,
  );
  return [...files, sourceFile('fields.ts', exports.join('\n') || 'export {};')];
}

export function fieldsIdentifier(model: Model, name: string): string {
  return `${model.identifierOf(name)}Fields`;
}

/** Names of the schemas and enums whose constants some source uses. */
export interface Uses {
  readonly fields: Set<string>;
  readonly enums: Set<string>;
}

export const noUses = (): Uses => ({ fields: new Set(), enums: new Set() });

/** The imports that a file in a folder beside `fields` and `enums` needs; `own` is the schema whose fields it writes. */
export function importsOf({ fields, enums }: Uses, model: Model, own?: string): string[] {
  const schemas = [...fields].filter((name) => name !== own).sort(byText);
  return [
    ...[...enums].sort(byText).map((name) => importChoices(model, name)),
    ...schemas.map(
      (name) => `import { ${fieldsIdentifier(model, name)} } from '../fields/${model.identifierOf(name)}.ts';`,
    ),
  ];
}

/** Members as source; adds what it uses. */
export function printMembers(members: Members, model: Model, uses: Uses): Literal {
  if (!('fieldsOf' in members)) return printFields(members, model, uses, () => false);
  uses.fields.add(members.fieldsOf);
  return new Code(fieldsIdentifier(model, members.fieldsOf));
}

function printFields(
  fields: readonly FieldModel[],
  model: Model,
  uses: Uses,
  isCycle: (to: string) => boolean,
  runs: readonly Run[] = [],
): Literal {
  const members = (value: Members): Code | Literal => {
    if (!('fieldsOf' in value)) return value.map(field);
    uses.fields.add(value.fieldsOf);
    const constant = fieldsIdentifier(model, value.fieldsOf);
    return new Code(
      isCycle(value.fieldsOf) ? `get items(): readonly FieldDefinition[] { return ${constant}; }` : constant,
    );
  };
  const choices = (name: string): Code => {
    uses.enums.add(name);
    return new Code(choicesIdentifier(model, name));
  };
  const field = ({ items, each, content, data, ...rest }: FieldModel): Literal => ({
    ...(rest as { [key: string]: Literal }),
    ...(data === undefined ? {} : { data: choices(data) }),
    ...(each ? { each: field(each) } : {}),
    ...(content ? { content: field(content) } : {}),
    ...(items ? { items: members(items) } : {}),
  });
  return fields.flatMap((each, index) => {
    const run = runs.find(({ start, length }) => index >= start && index < start + length);
    if (!run) return [field(each)];
    return index === run.start ? [new Code(`...${listIdentifier(model, run.schema)}`)] : [];
  });
}

/** What the constant of a schema is called where its fields are spread. */
function listIdentifier(model: Model, name: string): string {
  return `${model.identifierOf(name)}List`;
}

/** For each schema, those of its members that lead back to it. */
function membersInCycles(edges: ReadonlyMap<string, ReadonlySet<string>>): Map<string, Set<string>> {
  const component = strongComponents(edges);
  const cycles = new Map<string, Set<string>>();
  for (const [from, targets] of edges) {
    cycles.set(from, new Set([...targets].filter((to) => to === from || component.get(to) === component.get(from))));
  }
  return cycles;
}

function namesIn(fields: readonly FieldModel[]): Set<string> {
  const names = new Set<string>();
  for (const { items, each } of fields) {
    if (items && 'fieldsOf' in items) names.add(items.fieldsOf);
    for (const name of namesIn([...(items && !('fieldsOf' in items) ? items : []), ...(each ? [each] : [])])) {
      names.add(name);
    }
  }
  return names;
}
