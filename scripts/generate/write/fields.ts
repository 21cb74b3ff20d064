import type { FieldModel, Members } from '../model/field-model.ts';
import type { Model } from '../model/model.ts';
import { findStrongComponents } from '../graph.ts';
import { compareText } from '../model/json.ts';
import { getChoicesIdentifier, printChoicesImport } from './enums.ts';
import { findExtended } from './extended-fields.ts';
import type { Run } from './extended-fields.ts';
import { createSourceFile } from './file.ts';
import type { OutputFile } from './file.ts';
import { Code, print, printString } from './source.ts';
import type { Literal } from './source.ts';

/** Characters around the list on its line. */
const LENGTH_AROUND = 'const fields =  as const satisfies readonly FieldDefinition[];'.length;

/**
 * fields/<Name>.ts: one file per schema, so that lazily loaded screens bundle only what they use; fields.ts exports all.
 * Members refer to the constant of their schema, by a getter in cycles. Fields of extended schemas are spread from the
 * constant without `Makes`, which keeps the type of each.
 */
export function writeFields(model: Model): OutputFile[] {
  const members = new Map([...model.fields].map(([name, { fields }]) => [name, collectNames(fields)]));
  const cycles = findCyclicMembers(members);
  const extended = findExtended(model, members);
  const bases = new Set([...extended.values()].flatMap((runs) => runs.map(({ schema }) => schema)));
  const files = [...model.fields.values()].map(({ name, fields }) => {
    const identifier = getFieldsIdentifier(model, name);
    const uses = createUses();
    const runs = extended.get(name) ?? [];
    const printed = printFields(fields, model, uses, (to) => cycles.get(name)?.has(to) === true, runs);
    return createSourceFile(
      `fields/${model.getIdentifier(name)}.ts`,
      [
        `import type { FieldDefinition, Makes } from '../definitions.ts';`,
        `import type { FormValues } from '../form-values.ts';`,
        ...printImports(uses, model, name),
        ...runs.map(
          ({ schema }) =>
            `import { fields as ${getListIdentifier(model, schema)} } from './${model.getIdentifier(schema)}.ts';`,
        ),
      ].join('\n'),
      `${bases.has(name) ? 'export ' : ''}const fields = ${print(printed, 0, LENGTH_AROUND)} as const satisfies readonly FieldDefinition[];`,
      `export const ${identifier}: typeof fields & Makes<FormValues<${printString(name)}>> = fields;`,
    );
  });
  const exports = [...model.fields.keys()].map(
    (name) => `export { ${getFieldsIdentifier(model, name)} } from './fields/${model.getIdentifier(name)}.ts';`,
  );
  return [...files, createSourceFile('fields.ts', exports.join('\n') || 'export {};')];
}

function getFieldsIdentifier(model: Model, name: string): string {
  return `${model.getIdentifier(name)}Fields`;
}

/** Names of the schemas and enums whose constants a file uses. */
export interface Uses {
  readonly fields: Set<string>;
  readonly enums: Set<string>;
}

export const createUses = (): Uses => ({ fields: new Set(), enums: new Set() });

/** Prints the imports of a file beside `fields` and `enums`; `ownName` is the schema whose fields it contains. */
export function printImports({ fields, enums }: Uses, model: Model, ownName?: string): string[] {
  const schemas = [...fields].filter((name) => name !== ownName).sort(compareText);
  return [
    ...[...enums].sort(compareText).map((name) => printChoicesImport(model, name)),
    ...schemas.map(
      (name) => `import { ${getFieldsIdentifier(model, name)} } from '../fields/${model.getIdentifier(name)}.ts';`,
    ),
  ];
}

/** Prints members and adds their constants to `uses`. */
export function printMembers(members: Members, model: Model, uses: Uses): Literal {
  if (!('fieldsOf' in members)) return printFields(members, model, uses, () => false);
  uses.fields.add(members.fieldsOf);
  return new Code(getFieldsIdentifier(model, members.fieldsOf));
}

function printFields(
  fields: readonly FieldModel[],
  model: Model,
  uses: Uses,
  isCycle: (to: string) => boolean,
  runs: readonly Run[] = [],
): Literal {
  const printItems = (value: Members): Code | Literal => {
    if (!('fieldsOf' in value)) return value.map(printField);
    uses.fields.add(value.fieldsOf);
    const constant = getFieldsIdentifier(model, value.fieldsOf);
    return new Code(
      isCycle(value.fieldsOf) ? `get items(): readonly FieldDefinition[] { return ${constant}; }` : constant,
    );
  };
  const printChoices = (name: string): Code => {
    uses.enums.add(name);
    return new Code(getChoicesIdentifier(model, name));
  };
  const printField = ({ items, each, content, data, ...rest }: FieldModel): Literal => ({
    ...(rest as { [key: string]: Literal }),
    ...(data === undefined ? {} : { data: printChoices(data) }),
    ...(each ? { each: printField(each) } : {}),
    ...(content ? { content: printField(content) } : {}),
    ...(items ? { items: printItems(items) } : {}),
  });
  return fields.flatMap((field, index) => {
    const run = runs.find(({ start, length }) => index >= start && index < start + length);
    if (!run) return [printField(field)];
    return index === run.start ? [new Code(`...${getListIdentifier(model, run.schema)}`)] : [];
  });
}

/** Returns the identifier of a schema's constant where its fields are spread. */
function getListIdentifier(model: Model, name: string): string {
  return `${model.getIdentifier(name)}List`;
}

/** Finds the members of each schema that refer back to it. */
function findCyclicMembers(edges: ReadonlyMap<string, ReadonlySet<string>>): Map<string, Set<string>> {
  const component = findStrongComponents(edges);
  const cycles = new Map<string, Set<string>>();
  for (const [from, targets] of edges) {
    cycles.set(from, new Set([...targets].filter((to) => to === from || component.get(to) === component.get(from))));
  }
  return cycles;
}

function collectNames(fields: readonly FieldModel[]): Set<string> {
  const names = new Set<string>();
  for (const { items, each } of fields) {
    if (items && 'fieldsOf' in items) names.add(items.fieldsOf);
    for (const name of collectNames([...(items && !('fieldsOf' in items) ? items : []), ...(each ? [each] : [])])) {
      names.add(name);
    }
  }
  return names;
}
