import { createConfig } from '@redocly/openapi-core';
import {
  astToString,
  createRef,
  resolveRef,
  stringToAST,
  transformSchema,
  transformSchemaObject,
} from 'openapi-typescript';
import type { GlobalContext, OpenAPI3, SchemaObject, TransformNodeOptions } from 'openapi-typescript';
import ts from 'typescript';
import { asText } from '../model/json.ts';
import type { Model } from '../model/model.ts';
import { createSourceFile } from './file.ts';
import type { OutputFile } from './file.ts';
import { shareTypes } from './shared-types.ts';
import { buildAliases, TYPE_WORD, buildTypingDocument } from './typing-document.ts';

/**
 * types.ts: `paths`, `components` and `operations`, printed by openapi-typescript from a document that is built from the model
 * (see typing-document.ts).
 */
export async function writeTypes(model: Model): Promise<OutputFile> {
  const document = buildTypingDocument(model) as object as OpenAPI3;
  const operations = createOperationCollector();
  const context: GlobalContext = {
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    defaultNonNullable: false,
    discriminators: { objects: {}, refsHandled: [] },
    emptyObjectsUnknown: true,
    enum: false,
    enumValues: false,
    excludeDeprecated: false,
    exportType: false,
    generatePathParams: false,
    immutable: false,
    // without operations openapi-typescript adds its own declaration
    injectFooter: model.operations.length > 0 ? [operations.declaration] : [],
    makePathsEnum: false,
    pathParamsAsTypes: false,
    postTransform: undefined,
    propertiesRequiredByDefault: false,
    readWriteMarkers: false,
    redoc: await createConfig({}),
    resolve: (ref) => resolveRef(document, ref, { silent: true }),
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
    silent: true,
    transform: (schema, options) =>
      TYPE_WORD in schema ? parseType(asText(schema[TYPE_WORD])) : createRestTuple(schema, options),
    transformProperty: undefined,
  };
  const declarations = transformSchema(document, context);
  operations.finish();
  for (const [name, node] of buildAliases(model)) {
    const schema = node as object as SchemaObject;
    const type = transformSchemaObject(schema, { path: createRef([name]), ctx: context, schema });
    declarations.push(ts.factory.createTypeAliasDeclaration(undefined, name, undefined, type));
  }
  return createSourceFile('types.ts', astToString(shareTypes(declarations)).trimEnd());
}

/**
 * Creates the interface `operations`, whose members are collected and set at the end, because openapi-typescript copies all of
 * them for each operation it adds.
 */
function createOperationCollector(): { declaration: ts.InterfaceDeclaration; finish(): void } {
  const members: ts.TypeElement[] = [];
  const modifiers = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const declaration = ts.factory.createInterfaceDeclaration(modifiers, 'operations', undefined, undefined, []);
  const emptyMembers = ts.factory.createNodeArray<ts.TypeElement>();
  Object.defineProperty(declaration, 'members', {
    configurable: true,
    get: () => emptyMembers,
    set: (added: readonly ts.TypeElement[]) => void members.push(...added),
  });
  return {
    declaration,
    finish: () => {
      Object.defineProperty(declaration, 'members', { value: ts.factory.createNodeArray(members) });
    },
  };
}

/** Creates `[string, ...number[]]`; openapi-typescript omits the rest element. */
function createRestTuple(schema: SchemaObject, options: TransformNodeOptions): ts.TypeNode | undefined {
  if (!('prefixItems' in schema) || !('items' in schema) || Array.isArray(schema.items)) return undefined;
  const { prefixItems = [], items } = schema;
  if (!items) return undefined;
  const restType = ts.factory.createArrayTypeNode(transformSchemaObject(items, options));
  return ts.factory.createTupleTypeNode([
    ...prefixItems.map((item) => transformSchemaObject(item, options)),
    ts.factory.createRestTypeNode(restType),
  ]);
}

const parsed = new Map<string, ts.TypeNode>();

function parseType(text: string | undefined): ts.TypeNode | undefined {
  if (text === undefined) return undefined;
  const cached = parsed.get(text);
  if (cached) return cached;
  const [statement] = stringToAST(`type Only = ${text};`);
  if (!statement || !ts.isTypeAliasDeclaration(statement as ts.Node))
    throw new Error(`This is no TypeScript type: ${text}`);
  const { type } = statement as ts.TypeAliasDeclaration;
  parsed.set(text, type);
  return type;
}
