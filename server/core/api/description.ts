import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OperationId } from '#generated/operations.ts';

/** A JSON Schema of the description, with the keywords that the server reads. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly [word: string]: unknown;
}

interface Media {
  readonly schema?: Schema;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Reference {
  readonly $ref: string;
}

interface Response {
  readonly content?: Readonly<Record<string, Media>>;
}

interface DescribedOperation {
  readonly operationId: OperationId;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Response | Reference>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Parameters, body and responses of an operation. */
export interface OperationShape {
  id: OperationId;
  parameters: readonly Parameter[];
  body?: { required: boolean; schema: Schema };
  /** A binary body of at most `limit` bytes of a media type. */
  bytes?: { type: string; limit: number };
  /** By status; undefined for responses without body. */
  answers: ReadonlyMap<number, BodyShape | undefined>;
}

/** Media type and schema of a JSON body. */
export interface BodyShape {
  type: string;
  schema: Schema;
}

/** Media type of binary bodies. */
export const BYTES = 'application/octet-stream';

const DESCRIPTION_FILE = join(import.meta.dirname, '../../../generated/openapi.json');

const description: Description = JSON.parse(readFileSync(DESCRIPTION_FILE, 'utf8'));

/** Reads the description served at /api/openapi.json. Not cached: it has 2 MB and is rarely requested. */
export const readDescription = (): Promise<Buffer> => readFile(DESCRIPTION_FILE);

/** Resolves a local reference such as `#/components/schemas/Order`. Throws when it does not exist. */
export function resolveReference<T>(pointer: string): T {
  const [, , section = '', name = ''] = pointer.split('/');
  const entry = description.components[section]?.[name];
  if (!entry) throw new Error(`The description refers to ${pointer}, which is not there.`);
  return entry as T;
}

/** The name at the end of a reference: `#/components/schemas/Order` → `Order`. */
export function getReferenceName(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf('/') + 1);
}

function resolveEntry<T extends object>(entry: T | Reference): T {
  return '$ref' in entry ? resolveReference<T>(entry.$ref) : entry;
}

function toBodyShape(content: Readonly<Record<string, Media>> = {}): BodyShape | undefined {
  const [type, media] = Object.entries(content).find(([name]) => /[/+]json$/.test(name)) ?? [];
  if (media?.schema?.format === 'binary') return undefined;
  return type && media?.schema ? { type, schema: media.schema } : undefined;
}

/** The body that is passed as a stream: of `BYTES`, or of another type whose schema is binary, such as a signed one. */
function toBytesShape(content: Readonly<Record<string, Media>> = {}): OperationShape['bytes'] {
  const [type, media] = Object.entries(content).find(([, { schema }]) => schema?.format === 'binary') ?? [];
  const limit = media?.schema?.maxLength;
  return type && typeof limit === 'number' ? { type, limit } : undefined;
}

function toShape(operation: DescribedOperation): OperationShape {
  const body = toBodyShape(operation.requestBody?.content);
  const bytes = toBytesShape(operation.requestBody?.content);
  return {
    id: operation.operationId,
    parameters: (operation.parameters ?? []).map(resolveEntry),
    ...(bytes && { bytes }),
    ...(body && { body: { required: operation.requestBody?.required ?? false, schema: body.schema } }),
    answers: new Map(
      Object.entries(operation.responses).map(([status, answer]) => [
        Number(status),
        toBodyShape(resolveEntry(answer).content),
      ]),
    ),
  };
}

/** Shapes of all operations, by id. */
export const shapes: ReadonlyMap<OperationId, OperationShape> = new Map(
  Object.values(description.paths).flatMap((methods) =>
    Object.values(methods)
      .filter((operation) => operation.operationId)
      .map((operation) => [operation.operationId, toShape(operation)] as const),
  ),
);

/** Maximum size of a binary body of any operation, in bytes. */
export const MAX_PART_BYTES = Math.max(0, ...[...shapes.values()].map(({ bytes }) => bytes?.limit ?? 0));
