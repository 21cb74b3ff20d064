import type { FieldModel, Members } from '../model/fields.ts';
import type { Model } from '../model/model.ts';
import { strongComponents } from '../graph.ts';
import { byText } from '../model/json.ts';
import { sourceFile } from './file.ts';
import type { OutputFile } from './file.ts';
import { Code, print, printString } from './source.ts';
import type { Literal } from './source.ts';

/** Signs beside the list on its line. */
const LENGTH_AROUND = 'const fields =  as const satisfies readonly FieldDefinition[];'.length;

/**
 * One file a schema (fields/<Name>.ts), so that a lazily loaded screen brings only the fields it uses, and fields.ts
 * that exports them all. Members of a schema are its constant; where schemas contain each other, by a getter.
 */
export function writeFields(model: Model): OutputFile[] {
  const cycles = membersInCycles(model);
  const files = [...model.fields.values()].map(({ name, fields }) => {
    const identifier = fieldsIdentifier(model, name);
    const printed = printFields(fields, model, (to) => cycles.get(name)?.has(to) === true);
    const imports = [...printed.uses].filter((used) => used !== name).sort(byText);
    return sourceFile(
      `fields/${model.identifierOf(name)}.ts`,
      [
        `import type { FieldDefinition, Makes } from '../definitions.ts';`,
        `import type { FormValues } from '../form-values.ts';`,
        ...imports.map((used) => importFields(model, used, './')),
      ].join('\n'),
      `const fields = ${print(printed.value, 0, LENGTH_AROUND)} as const satisfies readonly FieldDefinition[];`,
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

export function importFields(model: Model, name: string, from: string): string {
  return `import { ${fieldsIdentifier(model, name)} } from '${from}${model.identifierOf(name)}.ts';`;
}

/** Members as source, with the names of the schemas whose constants it uses. */
export function printMembers(members: Members, model: Model): { value: Literal; uses: Set<string> } {
  if (!('fieldsOf' in members)) return printFields(members, model, () => false);
  return { value: new Code(fieldsIdentifier(model, members.fieldsOf)), uses: new Set([members.fieldsOf]) };
}

function printFields(
  fields: readonly FieldModel[],
  model: Model,
  isCycle: (to: string) => boolean,
): { value: Literal; uses: Set<string> } {
  const uses = new Set<string>();
  const members = (value: Members): Code | Literal => {
    if (!('fieldsOf' in value)) return value.map(field);
    uses.add(value.fieldsOf);
    const constant = fieldsIdentifier(model, value.fieldsOf);
    return new Code(
      isCycle(value.fieldsOf) ? `get items(): readonly FieldDefinition[] { return ${constant}; }` : constant,
    );
  };
  const field = ({ items, each, ...rest }: FieldModel): Literal => ({
    ...(rest as { [key: string]: Literal }),
    ...(each ? { each: field(each) } : {}),
    ...(items ? { items: members(items) } : {}),
  });
  return { value: fields.map(field), uses };
}

/** For each schema, those of its members that lead back to it. */
function membersInCycles(model: Model): Map<string, Set<string>> {
  const edges = new Map([...model.fields].map(([name, { fields }]) => [name, namesIn(fields)]));
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
