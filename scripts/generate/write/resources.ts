import type { FieldModel, Members } from '../model/field-model.ts';
import type { Model } from '../model/model.ts';
import type { Resource } from '../model/resource.ts';
import { toCamelCase, truncateName } from '../names.ts';
import { printImports, createUses, printMembers } from './fields.ts';
import { createSourceFile } from './file.ts';
import type { OutputFile } from './file.ts';
import { print, printKey, printString } from './source.ts';
import type { Literal } from './source.ts';

/**
 * resources/<name>.ts: one file per resource. resources.ts exports all of them with types of their parts. resource-index.ts has
 * a lazy loader for each, and exports resource-table.ts, plain data for menus that a build may load as JSON.
 */
export function writeResources(model: Model): OutputFile[] {
  return [
    ...model.resources.map((resource) => writeResource(resource, model)),
    writeIndex(model),
    writeTable(model),
    writeLoaders(model),
  ];
}

function getResourceIdentifier({ name }: Resource): string {
  return `${toCamelCase(name)}Resource`;
}

function getFilePath({ name }: Resource): string {
  return `resources/${truncateName(name.replace(/[^\p{L}\p{N}_-]/gu, '-'))}.ts`;
}

function writeResource(resource: Resource, model: Model): OutputFile {
  const uses = createUses();
  const printOptional = (value: Members | undefined): Literal => value && printMembers(value, model, uses);
  // members are printed as a list
  const printField = (field: FieldModel): Literal => (printOptional([field]) as readonly Literal[])[0];
  const { actions, fields, listFields, create, update, filters, owners, views, related, wire, ...rest } = resource;
  const definition: Literal = {
    ...(rest as { [key: string]: Literal }),
    fields: printOptional(fields),
    listFields: printOptional(listFields),
    create: printOptional(create),
    update: printOptional(update),
    filters: filters.map(({ field, ...filter }) => ({
      ...filter,
      operators: [...filter.operators],
      ...(field ? { field: printField(field) } : {}),
    })),
    owners: owners && printOptional(owners),
    views: views && toLiteral(views),
    related: related && toLiteral(related),
    wire: wire && toLiteral(wire),
    actions: actions.map(({ fields: form, limit, ...action }) => ({
      ...(action as { [key: string]: Literal }),
      limit: limit && toLiteral(limit),
      fields: printOptional(form),
    })),
  };
  return createSourceFile(
    getFilePath(resource),
    [`import type { ResourceDefinition } from '../definitions.ts';`, ...printImports(uses, model)].join('\n'),
    `export const ${getResourceIdentifier(resource)} = ${print(definition)} as const satisfies ResourceDefinition;`,
  );
}

/** Copies plain data. */
const toLiteral = (data: object): Literal => JSON.parse(JSON.stringify(data)) as Literal;

const TYPES = `export type ResourceName = keyof typeof resources;
type Definition<Name extends ResourceName> = (typeof resources)[Name];
type Entry<List> = List extends readonly (infer Each)[] ? Each : never;
type NameIn<List> = Entry<List> extends infer Each ? (Each extends { readonly name: infer Name extends string } ? Name : never) : never;
type SentIn<List> =
  Entry<List> extends infer Each
    ? Each extends { readonly readOnly: true }
      ? never
      : Each extends { readonly name: infer Name extends string }
        ? Name
        : never
    : never;
type Rows<Name extends ResourceName> = Definition<Name> extends { readonly listFields: infer Fields } ? Fields : Definition<Name>['fields'];

/** Names of a record's fields. */
export type FieldName<Name extends ResourceName> = NameIn<Definition<Name>['fields']>;
/** Names of the fields of a row of the list. */
export type ColumnName<Name extends ResourceName> = NameIn<Rows<Name>>;
/** Names of writable fields. */
export type CreateFieldName<Name extends ResourceName> = Definition<Name> extends { readonly create: infer Fields } ? SentIn<Fields> : never;
export type UpdateFieldName<Name extends ResourceName> = Definition<Name> extends { readonly update: infer Fields } ? SentIn<Fields> : never;
export type FilterName<Name extends ResourceName> = NameIn<Definition<Name>['filters']>;
export type SortName<Name extends ResourceName> = Entry<Definition<Name>['sorts']>;
/** Operations that are buttons of a resource. */
export type ActionId<Name extends ResourceName> =
  Entry<Definition<Name>['actions']> extends infer Each ? (Each extends { readonly operationId: infer Id } ? Id : never) : never;`;

function writeIndex(model: Model): OutputFile {
  const { resources } = model;
  const imports = resources.map(
    (resource) => `import { ${getResourceIdentifier(resource)} } from './${getFilePath(resource)}';`,
  );
  const rows = resources.map((resource) => `  ${printKey(resource.name)}: ${getResourceIdentifier(resource)},`);
  const names = resources.map(getResourceIdentifier);
  const printRecordType = (schema: string) =>
    schema === '' ? 'Readonly<Record<string, unknown>>' : `Schemas.${model.getIdentifier(schema)}`;
  const hasSchemas = resources.some(({ schema }) => schema !== '');
  const records = resources.map(({ name, schema }) => `  ${printKey(name)}: ${printRecordType(schema)};`);
  return createSourceFile(
    'resources.ts',
    // a namespace import, because a schema may be named like a type of this file
    [...imports, ...(hasSchemas ? [`import type * as Schemas from './schemas.ts';`] : [])].join('\n'),
    names.length > 0 ? `export { ${names.join(', ')} };` : '',
    `export const resources = {\n${rows.join('\n')}\n} as const;`,
    TYPES,
    `/** Type of a record by resource. */\nexport type ResourceRecords = ${records.length > 0 ? `{\n${records.join('\n')}\n}` : 'Record<never, never>'};`,
  );
}

function writeTable({ resources }: Model): OutputFile {
  const rows = resources.map(({ wire, name, single, within, path, title, icon, group, menu, roles, views }) => {
    const start = `  ${printKey(name)}: `;
    const entry = {
      name,
      single,
      within,
      path,
      title,
      icon,
      group,
      menu,
      roles: [...roles],
      views: views && toLiteral(views),
      only: wire?.single,
    };
    return `${start}${print(entry, 2, start.length)},`;
  });
  return createSourceFile(
    'resource-table.ts',
    `/** Menu data of each resource, in the description's order. */\nexport const resourceIndex = {\n${rows.join('\n')}\n} as const;`,
  );
}

function writeLoaders({ resources }: Model): OutputFile {
  const loaders = resources.map(
    (resource) =>
      `  ${printKey(resource.name)}: () => import(${printString(`./${getFilePath(resource)}`)}).then((file) => file.${getResourceIdentifier(resource)}),`,
  );
  return createSourceFile(
    'resource-index.ts',
    `export { resourceIndex } from './resource-table.ts';\nexport type {\n  ActionId,\n  ColumnName,\n  CreateFieldName,\n  FieldName,\n  FilterName,\n  ResourceName,\n  ResourceRecords,\n  SortName,\n  UpdateFieldName,\n} from './resources.ts';`,
    `/** Loads one resource's definition. */\nexport const loadResource = {\n${loaders.join('\n')}\n} as const;`,
  );
}
