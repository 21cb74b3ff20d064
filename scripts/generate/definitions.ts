/** The shapes of generated resources and operations, copied to generated/definitions.ts behind those of fields. */
import type { FieldDefinition, FilterDefinition, Role } from './field-definitions.ts';

/** How a list is asked for a page. `size` is the parameter that says how many rows, `next` where the next cursor stands. */
export type Paging =
  | { readonly by: 'none'; readonly size?: string }
  | { readonly by: 'range'; readonly range: string }
  | { readonly by: 'offset'; readonly offset: string; readonly size?: string }
  | { readonly by: 'page'; readonly page: string; readonly first: 0 | 1; readonly size?: string }
  | { readonly by: 'cursor'; readonly cursor: string; readonly next?: readonly string[]; readonly size?: string };

/** Where an answer says how many rows there are in all. */
export type Total = { readonly header: string } | { readonly at: readonly string[] };

/** How a list is asked for an order: by name and direction, by a sign before the name, or by words behind it. */
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
 * How an API that is not ours wants to be spoken to, as its description shows. Steps are names of properties from the
 * answer (or body) down to what is meant; none for the whole.
 */
export interface ResourceWire {
  /** Property of a row that stands in the path of its record. */
  id: string;
  itemPath?: string;
  /** Parameters of the list's path: filters without which there is no list. */
  parents: readonly string[];
  rows: readonly string[];
  /** Where a new record is sent, when that is not the list's path. */
  createPath?: string;
  item?: readonly string[];
  createBody?: readonly string[];
  updateBody?: readonly string[];
  /** PUT takes the whole record, PATCH and POST what has changed. */
  updateMethod?: 'put' | 'patch' | 'post';
  /** The list is asked for by POST: pages, order, search and filters stand in the body. */
  listMethod?: 'post';
  /** The list comes whole: these fields are sorted and filtered by, and searched, where it arrives. */
  local?: readonly string[];
  /**
   * Conditions on these fields are one JSON text in a parameter, as `{"name":{"_contains":"x"}}`; `encoded`: the client
   * writes an object so by itself.
   */
  json?: { readonly parameter: string; readonly fields: readonly string[]; readonly encoded?: true };
  /** There is but one record, at the list's own path. */
  single?: true;
  /** Property of a record that holds all but its number and type (JSON:API); `type` is what new records are. */
  flat?: { readonly at: string; readonly type?: string };
  paging: Paging;
  total?: Total;
  sorting?: Sorting;
  /** Query parameter of the full-text search. */
  search?: string;
}

/** A list as everybody has it at hand, with the conditions and the order it is opened with. */
export interface ListView {
  /** Translation key `views.<resource>.<name>`. */
  readonly name: string;
  /** As the parameter `filter` of the list takes it. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** What the view shows waits for somebody, who is told on the first page of the day. */
  readonly queue?: Queue;
}

/** A list of what belongs to a record, shown on its page with the first rows. */
export interface RelatedList {
  readonly resource: string;
  /** The filter of that list which takes the record's number. */
  readonly by: string;
  readonly columns: readonly string[];
  /** As the list itself is sorted when left out. */
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
}

/** How much work that waits is pressed for: it is late, it is there, it may become work. */
export type Queue = 'urgent' | 'open' | 'watch';

/** A field has one of the values, or is empty or not. */
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
   * On one record, on the selected ones (`{ids}` in the body), on the whole resource, or on a part of a record (a parcel
   * of an order), whose number is the last parameter of the path.
   */
  scope: 'row' | 'bulk' | 'collection' | 'part';
  /** Schema of the part of a record it is for. */
  of?: string;
  icon?: string;
  roles: readonly Role[];
  limit?: LimitDefinition;
  /** Offered only while all of it is true of the record, or of its part. */
  when?: readonly ActionCondition[];
  /**
   * `input` of the form offers what may follow the record's `field` by the transitions of its enum; with `to` it leads
   * there only, and is offered while that may follow.
   */
  transition?: { readonly field: string } & ({ readonly input: string } | { readonly to: string });
  confirm?: boolean;
  /** Before it runs, the server says what it would do (`adminPreviewAction`). */
  preview?: boolean;
  primary?: boolean;
  /** Of an action on many: offered on the page of one record too, while this is true of it. */
  onRecord?: readonly ActionCondition[];
  /** Tells for each record whether it was done or refused. */
  byRecord?: boolean;
  /** Answers one file of all records it was done to: they are named, and never all of a filter. */
  answersFile?: boolean;
  /** How it is taken back: by the values before, or by the operation that does the opposite. */
  undo?: true | string;
  /** Letter that starts it from the keyboard. */
  key?: string;
  /**
   * It moves money: before it runs, the amount is told in figures and words. Each is the name of a field of its form or,
   * where that has none or holds nothing, of the record. `to` is who gets or pays it.
   */
  money?: { readonly amount: string; readonly currency: string; readonly to?: string };
  /** What its form begins with: fields of the record by fields of the form; `today` is the present day. */
  prefill?: Readonly<Record<string, string>>;
  /** The resource whose record it answers, which is shown then. */
  opens?: string;
  /** That record has no form: its page is opened. */
  opensPage?: true;
  /** Takes an Idempotency-Key: called twice with one key, it happens once. */
  keyed?: boolean;
  /** Takes an If-Match: it is about the record as it was seen. */
  guarded?: boolean;
  /** Fields of its form, without the `ids` of a bulk action. */
  fields: readonly FieldDefinition[];
}

/** A security scheme: where its credential goes, and how one is got. */
export interface SignInScheme {
  readonly name: string;
  readonly in: 'bearer' | 'basic' | 'header' | 'query' | 'cookie';
  /** Of the header, parameter or cookie. */
  readonly key?: string;
  readonly help?: string;
  /** Of OAuth 2. */
  readonly flows?: readonly OAuthFlow[];
  /** Address of the discovery document of OpenID Connect. */
  readonly discovery?: string;
  /** Who the client is for the provider, and what it asks for, where an overrides file says so. */
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

/** What screens are told of an API as a whole. */
export interface ApiFacts {
  title: string;
  /** Zone of its date-times; each person's own when absent. */
  timeZone?: string;
  /** How callers prove who they are. */
  schemes: readonly SignInScheme[];
  /** Names of schemes that are given together; one list for each way to sign in. */
  ways: readonly (readonly string[])[];
  /** Texts by their translation keys. */
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
  /** What one record is called in addresses, where that is another word. */
  single?: string;
  /** The resource from whose records it is reached; it stands in no menu. */
  within?: string;
  schema: string;
  path: string;
  /** Property that names a record. */
  title: string;
  icon: string;
  group: string;
  /** Where it stands: on the page of settings instead of the menu. */
  menu?: 'settings';
  roles: readonly Role[];
  operations: ResourceOperations;
  /** Columns shown at first, in order; every other field that is not hidden can be added. */
  columns: readonly string[];
  /** Fields of a record; those with writeOnly are not in it. */
  fields: readonly FieldDefinition[];
  /** Fields of a row of the list, where it has others than a record. */
  listFields?: readonly FieldDefinition[];
  /** Fields sent when creating and updating; skip those with readOnly. */
  create?: readonly FieldDefinition[];
  update?: readonly FieldDefinition[];
  filters: readonly FilterDefinition[];
  /** Fields that say whose records the list holds; it is not asked for without them. */
  owners?: readonly FieldDefinition[];
  sorts: readonly string[];
  defaultSort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  search: boolean;
  /** Each record has a file, and an export may be a zip of them. */
  files?: true;
  /** Absent where there are none. */
  views?: readonly ListView[];
  /** Absent where there are none. */
  related?: readonly RelatedList[];
  actions: readonly ActionDefinition[];
  /** How it is spoken to when that was found by shape; our own resources speak the simple-rest dialect. */
  wire?: ResourceWire;
}

/** An amount above which only some roles may go. */
export interface LimitDefinition {
  /** The setting that says how much, in the currency of the settings. */
  readonly setting: string;
  /** The property of the body that is limited; absent where the amount is found out by the call itself. */
  readonly amount?: string;
  /** The property of the body that says its currency. */
  readonly currency?: string;
  /** Path of a record's operation that tells what of the limit is left there; absent where each call is judged alone. */
  readonly left?: string;
  /** Who has no limit. */
  readonly unless: readonly Role[];
}

export interface OperationDefinition {
  method: 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace';
  path: string;
  tag?: string;
  roles?: readonly Role[];
  limit?: LimitDefinition;
  /** Status of success. */
  status: number;
  /** Media type of the request's body. */
  body?: string;
  /** Media type of the answer. */
  answer?: string;
}
