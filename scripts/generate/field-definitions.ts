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

/** Role of a caller. Replaced by the description's roles when this file is copied. */
export type Role = string;
