import type { Diagnostics } from '../diagnostics.ts';
import type { EnumModel } from './enums.ts';
import type { ErrorSchema } from './error-schema.ts';
import type { SchemaFields } from './fields.ts';
import type { JsonObject } from './json.ts';
import type { Normaliser } from './normalise.ts';
import type { Answer, Body, Header, Parameter } from './operation-parts.ts';
import type { OperationWire } from './operation-wire.ts';
import type { Operation } from './operations.ts';
import type { Resource } from './resource.ts';
import type { Schema } from './schema.ts';
import type { Sensitive } from './sensitive.ts';
import type { Demands, SecurityScheme } from './security.ts';
import type { SignIn } from './sign-in.ts';
import type { Webhook } from './webhooks.ts';

/** Model of a description, the input of the writers. */
export interface Model {
  /** The bundled description. */
  document: JsonObject;
  /** Roles of x-roles, in the description's order. */
  roles: readonly string[];
  /** Every named schema, sorted by name. */
  schemas: ReadonlyMap<string, Schema>;
  /** Names of the schemas whose read and write views differ. */
  split: ReadonlySet<string>;
  /** Names of schemas that contain themselves without an object in between: lists of lists, any JSON. */
  recursive: ReadonlySet<string>;
  /** Returns the TypeScript name of a schema. */
  getIdentifier(name: string): string;
  /** Returns the name of a schema's write view, its own name when the views are equal. */
  getInputName(name: string): string;
  /** Resolves references of a schema. */
  resolve: Normaliser['resolve'];
  operations: readonly Operation[];
  /** Requests that the server sends: webhooks and callbacks, by name. */
  webhooks: ReadonlyMap<string, readonly Webhook[]>;
  shared: {
    parameters: ReadonlyMap<string, Parameter>;
    headers: ReadonlyMap<string, Header>;
    bodies: ReadonlyMap<string, Body>;
    answers: ReadonlyMap<string, Answer>;
  };
  enums: ReadonlyMap<string, EnumModel>;
  fields: ReadonlyMap<string, SchemaFields>;
  resources: readonly Resource[];
  /** Data that must not be logged. */
  sensitive: Sensitive;
  /** Texts of an overrides file by translation key. */
  words: ReadonlyMap<string, string>;
  /** Zone of date-times of an overrides file. */
  timeZone?: string;
  signIn: SignIn;
  /** Data of the client besides its types. */
  client: {
    baseUrl: string;
    schemes: ReadonlyMap<string, SecurityScheme>;
    demands?: Demands;
    error?: ErrorSchema;
    wire: ReadonlyMap<string, OperationWire>;
  };
  diagnostics: Diagnostics;
}
