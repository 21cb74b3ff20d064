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
import { textAt } from '../model/json.ts';
import type { Model } from '../model/model.ts';
import { sourceFile } from './file.ts';
import type { OutputFile } from './file.ts';
import { shareTypes } from './shared-types.ts';
import { aliases, TYPE_WORD, typingDocument } from './typing-document.ts';

/**
 * types.ts: `paths`, `components` and `operations`, written by openapi-typescript from the model, which it gets as a
 * document that needs none of its corrections (see typing-document.ts).
 */
export async function writeTypes(model: Model): Promise<OutputFile> {
  const document = typingDocument(model) as object as OpenAPI3;
  const operations = collectedOperations();
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
    // without any operation it writes a declaration of its own
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
      TYPE_WORD in schema ? typeNodeOf(textAt(schema[TYPE_WORD])) : restTuple(schema, options),
    transformProperty: undefined,
  };
  const declarations = transformSchema(document, context);
  operations.finish();
  for (const [name, node] of aliases(model)) {
    const schema = node as object as SchemaObject;
    const type = transformSchemaObject(schema, { path: createRef([name]), ctx: context, schema });
    declarations.push(ts.factory.createTypeAliasDeclaration(undefined, name, undefined, type));
  }
  return sourceFile('types.ts', astToString(shareTypes(declarations)).trimEnd());
}

/**
 * The interface `operations`, which openapi-typescript copies whole for each operation it adds.
 * Here an added one is kept beside it, and all are put in at the end.
 */
function collectedOperations(): { declaration: ts.InterfaceDeclaration; finish(): void } {
  const members: ts.TypeElement[] = [];
  const modifiers = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const declaration = ts.factory.createInterfaceDeclaration(modifiers, 'operations', undefined, undefined, []);
  const none = ts.factory.createNodeArray<ts.TypeElement>();
  Object.defineProperty(declaration, 'members', {
    configurable: true,
    get: () => none,
    set: (added: readonly ts.TypeElement[]) => void members.push(...added),
  });
  return {
    declaration,
    finish: () => {
      Object.defineProperty(declaration, 'members', { value: ts.factory.createNodeArray(members) });
    },
  };
}

/** `[string, ...number[]]`: what openapi-typescript would write without its rest. */
function restTuple(schema: SchemaObject, options: TransformNodeOptions): ts.TypeNode | undefined {
  if (!('prefixItems' in schema) || !('items' in schema) || Array.isArray(schema.items)) return undefined;
  const { prefixItems = [], items } = schema;
  if (!items) return undefined;
  const rest = ts.factory.createArrayTypeNode(transformSchemaObject(items, options));
  return ts.factory.createTupleTypeNode([
    ...prefixItems.map((item) => transformSchemaObject(item, options)),
    ts.factory.createRestTypeNode(rest),
  ]);
}

const parsed = new Map<string, ts.TypeNode>();

function typeNodeOf(text: string | undefined): ts.TypeNode | undefined {
  if (text === undefined) return undefined;
  const known = parsed.get(text);
  if (known) return known;
  const [statement] = stringToAST(`type Only = ${text};`);
  if (!statement || !ts.isTypeAliasDeclaration(statement as ts.Node))
    throw new Error(`This is no TypeScript type: ${text}`);
  const { type } = statement as ts.TypeAliasDeclaration;
  parsed.set(text, type);
  return type;
}
