// Written by `npm run generate` from the OpenAPI description. Do not edit.

/**
 * Types of generated definitions. This file is copied to generated/definitions.ts, so it has no imports.
 * Definitions omit what is false, empty or undefined.
 */

export type Color = 'grey' | 'purple' | 'blue' | 'red' | 'yellow' | 'green';

/** A closed list of values of the description. The label of a value is the translation `enums.<name>.<value>`. */
export interface EnumDefinition<Values extends readonly (string | number)[] = readonly (string | number)[]> {
  name: string;
  values: Values;
  /** Values may be added at run time; `values` exist in every installation. */
  open?: true;
  /** Labels come from the platform's Intl.DisplayNames instead of translations. */
  labels?: 'intl-region' | 'intl-currency' | 'intl-language';
}
export interface Named<Value extends string | number> {
  /** Names of the values. */
  names: Readonly<Record<Value, string>>;
}
export interface Colored<Value extends string | number> {
  colors: Readonly<Partial<Record<Value, Color | undefined>>>;
}
export interface Transitions<Value extends string | number> {
  /** Allowed next values by value. */
  transitions: Readonly<Record<Value, readonly Value[]>>;
}
export interface Facts<Key extends string | number, Fact> {
  data: Readonly<Record<Key, Fact>>;
}
/** Data of some values. */
export interface SomeFacts<Key extends string | number, Fact> {
  data: Readonly<Partial<Record<Key, Fact | undefined>>>;
}

/** Any enum, looked up by name at run time. */
export interface AnyEnum extends EnumDefinition {
  names?: Readonly<Record<string, string>>;
  colors?: Readonly<Record<string, Color | undefined>>;
  transitions?: Readonly<Record<string, readonly string[]>>;
  data?: Readonly<Record<string, object | undefined>>;
}

export type FieldType =
  | 'text'
  | 'textarea'
  | 'email'
  | 'password'
  | 'tel'
  | 'url'
  | 'integer'
  | 'number'
  | 'money'
  | 'percent'
  | 'duration'
  | 'date'
  | 'datetime'
  | 'select'
  | 'multi-select'
  | 'radio'
  | 'checkbox'
  | 'switch'
  | 'chips'
  | 'reference'
  | 'references'
  | 'country'
  | 'language'
  | 'currency'
  | 'color'
  | 'discs'
  | 'sizes'
  | 'rich-text'
  | 'tracklist'
  | 'address'
  | 'file'
  | 'image'
  | 'audio'
  | 'group'
  | 'array'
  | 'json';

/** A property of a schema, for lists, filters, forms and validation. */
export interface FieldDefinition {
  name: string;
  type: FieldType;
  /** Translation key. */
  label: string;
  help?: string;
  /** Required in requests. */
  required?: boolean;
  nullable?: boolean;
  /** Not in requests; omit it from forms. */
  readOnly?: boolean;
  /** Not in responses; omit it from lists. */
  writeOnly?: boolean;
  /** Constant value. */
  value?: unknown;
  defaultValue?: unknown;
  /** Names of further rules: latin, isEmail … */
  validations?: readonly string[];
  /** Name of a registered validation function. */
  validate?: string;
  min?: number;
  max?: number;
  /** Exclusive limits. */
  exclusiveMin?: number;
  exclusiveMax?: number;
  /** The value is a multiple of this. */
  step?: number;
  /** Digits after the decimal point. */
  decimals?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  /** The value is arbitrary JSON, edited as text. */
  asText?: boolean;
  /** The timestamp is ISO 8601 instead of Unix seconds. */
  iso?: boolean;
  /** Entries are unique. */
  unique?: boolean;
  /** Unique among records. */
  distinct?: boolean;
  /** A new entry of a list takes its initial value from this field of the surrounding record. */
  inherit?: string;
  /** Megabytes of 1,048,576 bytes. */
  maxSize?: number;
  /** The enum of its values, without data. */
  data?: EnumDefinition;
  /** Its values, when the enum has no name. */
  options?: readonly (string | number)[];
  /** `filter` restricts the records that can be chosen, in the format of that list's filter. */
  ref?: {
    readonly resource: string;
    readonly label: string;
    readonly many?: boolean;
    /** The value may be the record itself instead of its id; this is its id property. */
    readonly key?: string;
    readonly filter?: Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;
  };
  /** Fields of a group or of each entry of an array. */
  items?: readonly FieldDefinition[];
  /** Field of each entry of a list of scalars, or of each value of a mapping. */
  each?: FieldDefinition;
  /** The value is a text of JSON with this content. */
  content?: FieldDefinition;
  /** Schema of the members. */
  schema?: string;
  accept?: string;
  /** The value is the key of a file that is uploaded beforehand for this purpose. */
  upload?: string;
  /** Setting of the initial value, which also applies when nothing is sent. */
  setting?: string;
  multiple?: boolean;
  withName?: boolean;
  withMime?: boolean;
  binary?: boolean;
  imagePreview?: boolean;
  button?: string;
  right?: boolean;
  inline?: boolean;
  group?: string;
  order?: number;
  align?: 'left' | 'center' | 'right';
  /** Storage folder of its thumbnail. */
  preview?: string;
  /** Shown only while the value at `path` matches `schema` (JSON Schema). */
  showIf?: { readonly path: string; readonly schema: Readonly<Record<string, unknown>> };
  /** Required only while the value at `path` matches `schema` (JSON Schema). */
  requiredIf?: { readonly path: string; readonly schema: Readonly<Record<string, unknown>> };
  /** Name of a registered computation of the value. */
  compute?: string;
  /** Sibling property with the currency. */
  currency?: string;
  hidden?: readonly ('list' | 'form' | 'store' | 'filter')[];
  sortable?: boolean;
  /** Editable in a row of the list. */
  editInList?: boolean;
  /** Only these roles may change it. */
  roles?: readonly Role[];
}

declare const RECORD: unique symbol;

/** Type-level link from a list of fields to the type of its record. */
export interface Makes<Values> {
  readonly [RECORD]?: Values;
}

/** Type of the values of a form, when the fields are those of a schema. */
export type RecordOf<Fields> = Fields extends Makes<infer Values> ? Values : Record<string, unknown>;

export type FilterOperator = 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | 'contains' | 'in' | 'empty';

export interface FilterDefinition {
  name: string;
  type: FieldType;
  operators: readonly FilterOperator[];
  /** Input of its value, when that is no field of a row. */
  field?: FieldDefinition;
}

/** How a page of a list is requested. `size` is the parameter of the page size, `next` the path to the next cursor. */
export type Paging =
  | { readonly by: 'none'; readonly size?: string }
  | { readonly by: 'range'; readonly range: string }
  | { readonly by: 'offset'; readonly offset: string; readonly size?: string }
  | { readonly by: 'page'; readonly page: string; readonly first: 0 | 1; readonly size?: string }
  | { readonly by: 'cursor'; readonly cursor: string; readonly next?: readonly string[]; readonly size?: string };

/** Header of the total number of rows, or path to it in the response. */
export type Total = { readonly header: string } | { readonly at: readonly string[] };

/** How a list is sorted: by name and direction, by a sign in front of the name, or by a suffix of the name. */
export type Sorting =
  | {
      readonly by: 'two';
      readonly sort: string;
      readonly direction: string;
      readonly asc: string;
      readonly desc: string;
    }
  | { readonly by: 'sign'; readonly sort: string }
  | { readonly by: 'suffix'; readonly sort: string; readonly mark: string };

/**
 * How an external API is called, inferred from its description. Paths such as `rows` and `item` are names of nested
 * properties of the response (or body); empty for the whole.
 */
export interface ResourceWire {
  /** Id property of a row, the parameter of its record's path. */
  id: string;
  itemPath?: string;
  /** Parameters of the list's path: required filters. */
  parents: readonly string[];
  rows: readonly string[];
  /** Path for creating a record, when it is not the list's path. */
  createPath?: string;
  item?: readonly string[];
  createBody?: readonly string[];
  updateBody?: readonly string[];
  /** PUT takes the whole record, PATCH and POST the changed properties. */
  updateMethod?: 'put' | 'patch' | 'post';
  /** The list is requested by POST: paging, sorting, search and filters are in the body. */
  listMethod?: 'post';
  /** The list is not paged: the client sorts, filters and searches by these fields. */
  local?: readonly string[];
  /**
   * Conditions on these fields are JSON in a parameter, as `{"name":{"_contains":"x"}}`; with `encoded` the client encodes the
   * object itself.
   */
  json?: { readonly parameter: string; readonly fields: readonly string[]; readonly encoded?: true };
  /** There is a single record, at the list's path. */
  single?: true;
  /** Property that holds all properties of a record except id and type (JSON:API); `type` is that of new records. */
  flat?: { readonly at: string; readonly type?: string };
  paging: Paging;
  total?: Total;
  sorting?: Sorting;
  /** Query parameter of the full-text search. */
  search?: string;
}

/** A predefined view of a list: its filter and sort order. */
export interface ListView {
  /** Translation key `views.<resource>.<name>`. */
  readonly name: string;
  /** Value of the list's parameter `filter`. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Records of the view need work and are counted on the start page. */
  readonly queue?: Queue;
}

/** A list of records that belong to a record; its first rows are shown on the record's page. */
export interface RelatedList {
  readonly resource: string;
  /** Filter of that list by the record's id. */
  readonly by: string;
  readonly columns: readonly string[];
  /** Default: the sort order of the list. */
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
}

/** Priority of a queue: late work, open work, or records to watch. */
export type Queue = 'urgent' | 'open' | 'watch';

/** True when a field has one of the values, or is (not) empty. */
export type ActionCondition = {
  readonly field: string;
  readonly in?: readonly (string | number | boolean)[];
  readonly empty?: boolean;
};

export interface ActionDefinition {
  operationId: string;
  method: 'get' | 'put' | 'post' | 'patch' | 'delete';
  path: string;
  /** Translation key `actions.<operationId>`. */
  label: string;
  /**
   * One record, the selected records (`{ids}` in the body), the whole resource, or a part of a record (a parcel of an order),
   * whose id is the last parameter of the path.
   */
  scope: 'row' | 'bulk' | 'collection' | 'part';
  /** Schema of the part, for the scope `part`. */
  of?: string;
  icon?: string;
  roles: readonly Role[];
  limit?: LimitDefinition;
  /** Conditions on the record or part; the action is shown while all are true. */
  when?: readonly ActionCondition[];
  /**
   * `input` of the form offers the values that may follow the record's `field` by the transitions of its enum. With `to` the
   * action sets that value, and is shown while it may follow.
   */
  transition?: { readonly field: string } & ({ readonly input: string } | { readonly to: string });
  confirm?: boolean;
  /** The server previews its effect before it runs (`adminPreviewAction`). */
  preview?: boolean;
  primary?: boolean;
  /** A bulk action that is also shown on the page of one record, while these conditions are true. */
  onRecord?: readonly ActionCondition[];
  /** The response has the result of each record. */
  byRecord?: boolean;
  /** The response is one file of all records; records are selected by id, never by filter. */
  answersFile?: boolean;
  /** How it is undone: `true` restores the previous values, else the id of the inverse operation. */
  undo?: true | string;
  /** Letter of its keyboard shortcut. */
  key?: string;
  /**
   * It moves money: the amount is confirmed before it runs. Each is the name of a field of its form or, when that is missing
   * or empty, of the record. `to` is the payer or payee.
   */
  money?: { readonly amount: string; readonly currency: string; readonly to?: string };
  /** Initial values of its form: fields of the record by fields of the form; `today` is the current date. */
  prefill?: Readonly<Record<string, string>>;
  /** Resource of the record in its response, which is opened. */
  opens?: string;
  /** That record has no form; its page is opened. */
  opensPage?: true;
  /** Takes an Idempotency-Key. */
  keyed?: boolean;
  /** Takes an If-Match with the record's ETag. */
  guarded?: boolean;
  /** Fields of its form, without the `ids` of a bulk action. */
  fields: readonly FieldDefinition[];
}

/** A security scheme: where its credential is sent, and how it is obtained. */
export interface SignInScheme {
  readonly name: string;
  readonly in: 'bearer' | 'basic' | 'header' | 'query' | 'cookie';
  /** Name of the header, parameter or cookie. */
  readonly key?: string;
  readonly help?: string;
  /** Flows of OAuth 2. */
  readonly flows?: readonly OAuthFlow[];
  /** Address of the discovery document of OpenID Connect. */
  readonly discovery?: string;
  /** OAuth client id of an overrides file. */
  readonly clientId?: string;
  readonly scopes?: readonly string[];
}

export interface OAuthFlow {
  readonly grant: 'authorization_code' | 'password' | 'client_credentials';
  readonly tokenUrl: string;
  readonly authorizationUrl?: string;
  readonly refreshUrl?: string;
  readonly scopes: readonly string[];
}

/** Facts about an API for its back office. */
export interface ApiFacts {
  title: string;
  /** Zone of its date-times; the browser's when absent. */
  timeZone?: string;
  schemes: readonly SignInScheme[];
  /** Alternative ways to sign in, each with the names of its schemes. */
  ways: readonly (readonly string[])[];
  /** Texts by translation key. */
  words: Readonly<Record<string, string>>;
}

export interface ResourceOperations {
  list: string;
  get?: string;
  create?: string;
  update?: string;
  delete?: string;
}

export interface ResourceDefinition {
  name: string;
  /** Name of one record in addresses, when it differs. */
  single?: string;
  /** The resource from whose records it is reached; it has no menu entry. */
  within?: string;
  schema: string;
  path: string;
  /** Title property of a record. */
  title: string;
  icon: string;
  group: string;
  /** Listed on the page of settings instead of the menu. */
  menu?: 'settings';
  roles: readonly Role[];
  operations: ResourceOperations;
  /** Default columns in order; other fields that are not hidden can be added. */
  columns: readonly string[];
  /** Fields of a record; the response omits those with writeOnly. */
  fields: readonly FieldDefinition[];
  /** Fields of a row of the list, when they differ from those of a record. */
  listFields?: readonly FieldDefinition[];
  /** Fields sent when creating and updating; skip those with readOnly. */
  create?: readonly FieldDefinition[];
  update?: readonly FieldDefinition[];
  filters: readonly FilterDefinition[];
  /** Fields of the path's parameters, which are required for the list. */
  owners?: readonly FieldDefinition[];
  sorts: readonly string[];
  defaultSort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  search: boolean;
  /** Each record has a file; exports may be a ZIP archive of them. */
  files?: true;
  /** Absent where there are none. */
  views?: readonly ListView[];
  /** Absent where there are none. */
  related?: readonly RelatedList[];
  actions: readonly ActionDefinition[];
  /** How an inferred resource is called; absent for the simple-rest dialect. */
  wire?: ResourceWire;
}

/** A limit of an amount, except for some roles. */
export interface LimitDefinition {
  /** Setting of the limit, in the currency of the settings. */
  readonly setting: string;
  /** Limited property of the body; absent when the server determines the amount. */
  readonly amount?: string;
  /** Property of the body with the currency. */
  readonly currency?: string;
  /** Path of the operation that returns the remaining limit of a record; absent when the limit applies to each call. */
  readonly left?: string;
  /** Roles without the limit. */
  readonly unless: readonly Role[];
}

export interface OperationDefinition {
  method: 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace';
  path: string;
  tag?: string;
  roles?: readonly Role[];
  limit?: LimitDefinition;
  /** Success status. */
  status: number;
  /** Media type of the request body. */
  body?: string;
  /** Media type of the response. */
  answer?: string;
}

/** Role of a caller. */
export type Role = 'visitor' | 'user' | 'pro' | 'artist' | 'team' | 'admin';
