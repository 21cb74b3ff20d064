/**
 * The shapes of what is generated. This text is copied to generated/definitions.ts, so it imports nothing.
 * A definition leaves out whatever is false, empty or undefined.
 */

export type Color = 'grey' | 'purple' | 'blue' | 'red' | 'yellow' | 'green';

/** A closed list of values of the description. The label of a value is the translation `enums.<name>.<value>`. */
export interface EnumDefinition<Values extends readonly (string | number)[] = readonly (string | number)[]> {
  name: string;
  values: Values;
  /** Values may be added at run time; `values` are those every installation has. */
  open?: true;
  /** Labels come from the platform's Intl.DisplayNames instead of translations. */
  labels?: 'intl-region' | 'intl-currency' | 'intl-language';
}
export interface Named<Value extends string | number> {
  /** A word for each number. */
  names: Readonly<Record<Value, string>>;
}
export interface Colored<Value extends string | number> {
  colors: Readonly<Partial<Record<Value, Color | undefined>>>;
}
export interface Transitions<Value extends string | number> {
  /** Which values may follow which. */
  transitions: Readonly<Record<Value, readonly Value[]>>;
}
export interface Facts<Key extends string | number, Fact> {
  data: Readonly<Record<Key, Fact>>;
}
/** Facts that only some values have. */
export interface SomeFacts<Key extends string | number, Fact> {
  data: Readonly<Partial<Record<Key, Fact | undefined>>>;
}

/** Any enum, as it is looked up by a name that is known at run time only. */
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

/** One property of a schema, as lists, filters, forms and the server's checks need it. */
export interface FieldDefinition {
  name: string;
  type: FieldType;
  /** Translation key. */
  label: string;
  help?: string;
  /** Must be sent when writing. */
  required?: boolean;
  nullable?: boolean;
  /** Never sent; leave it out of forms. */
  readOnly?: boolean;
  /** Never answered; leave it out of lists. */
  writeOnly?: boolean;
  /** The only value it can have. */
  value?: unknown;
  defaultValue?: unknown;
  /** Rules by name beside those of the type: latin, isEmail ... */
  validations?: readonly string[];
  /** A rule of the registry of validation functions. */
  validate?: string;
  min?: number;
  max?: number;
  /** Limits that the value itself may not reach. */
  exclusiveMin?: number;
  exclusiveMax?: number;
  /** The value is a multiple of it. */
  step?: number;
  /** How many digits after the point. */
  decimals?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  /** The value is JSON of no fixed shape and is typed as text. */
  asText?: boolean;
  /** The moment is ISO 8601 text instead of Unix seconds. */
  iso?: boolean;
  /** No entry twice. */
  unique?: boolean;
  /** No two records have the same. */
  distinct?: boolean;
  /** A new entry of a list begins with this field of the record around it. */
  inherit?: string;
  /** Megabytes of 1,048,576 bytes. */
  maxSize?: number;
  /** The enum whose values it takes, without its facts. */
  data?: EnumDefinition;
  /** Its values, when they are no named enum. */
  options?: readonly (string | number)[];
  /** `filter` says which records can be chosen, as the list of that resource takes it. */
  ref?: {
    readonly resource: string;
    readonly label: string;
    readonly many?: boolean;
    /** The value may be the record itself instead of its number, which this property of it holds. */
    readonly key?: string;
    readonly filter?: Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;
  };
  /** Members of a group or of each entry of an array. */
  items?: readonly FieldDefinition[];
  /** Each entry of a list of plain values, or each value of a mapping. */
  each?: FieldDefinition;
  /** The value is JSON text, and this is what the text says. */
  content?: FieldDefinition;
  /** Schema of the members. */
  schema?: string;
  accept?: string;
  /** The value is the key of a file that is uploaded for this purpose beforehand. */
  upload?: string;
  /** The setting that says what the form begins with, and what holds where nothing is sent. */
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
  /** Storage folder whose small picture stands for it. */
  preview?: string;
  /** Shown only while the value at `path` fits `schema` (JSON Schema). */
  showIf?: { readonly path: string; readonly schema: Readonly<Record<string, unknown>> };
  /** Required only while the value at `path` fits `schema` (JSON Schema). */
  requiredIf?: { readonly path: string; readonly schema: Readonly<Record<string, unknown>> };
  /** A computation of the registry that gives the value. */
  compute?: string;
  /** Sibling property that holds the currency. */
  currency?: string;
  hidden?: readonly ('list' | 'form' | 'store' | 'filter')[];
  sortable?: boolean;
  /** May be changed in a row of the list, without opening the record. */
  editInList?: boolean;
  /** Only these roles may change it. */
  roles?: readonly Role[];
}

declare const RECORD: unique symbol;

/** Says what record the fields of a list make. It is there for the compiler only. */
export interface Makes<Values> {
  readonly [RECORD]?: Values;
}

/** The record that a form of the fields gives, where they are the fields of a schema. */
export type RecordOf<Fields> = Fields extends Makes<infer Values> ? Values : Record<string, unknown>;

export type FilterOperator = 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | 'contains' | 'in' | 'empty';

export interface FilterDefinition {
  name: string;
  type: FieldType;
  operators: readonly FilterOperator[];
  /** What takes its value, where that is no field of a row. */
  field?: FieldDefinition;
}

/** Who may call an operation. Replaced by the roles of the description when this file is copied. */
export type Role = string;
