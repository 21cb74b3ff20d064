import type { ActionDefinition, ListView, RelatedList, ResourceWire } from '../definitions.ts';
import type { FieldType, FilterOperator } from '../field-definitions.ts';
import type { Diagnostics } from '../diagnostics.ts';
import type { FieldMaker } from './fields.ts';
import type { FieldModel, Members } from './field-model.ts';
import type { JsonObject } from './json.ts';
import type { Normaliser } from './normalise.ts';
import type { Operation } from './operations.ts';

export interface Filter {
  name: string;
  type: FieldType;
  operators: readonly FilterOperator[];
  /** Input of its value, when that is no field of a row. */
  field?: FieldModel;
}

export interface Resource {
  name: string;
  single?: string;
  within?: string;
  schema: string;
  path: string;
  title: string;
  icon: string;
  group: string;
  menu?: 'settings';
  roles: readonly string[];
  operations: { list: string; get?: string; create?: string; update?: string; delete?: string };
  columns: readonly string[];
  fields: Members;
  /** Fields of a row, when its schema is not that of a record. */
  listFields?: Members;
  create?: Members;
  update?: Members;
  filters: readonly Filter[];
  owners?: readonly FieldModel[];
  sorts: readonly string[];
  defaultSort: { field: string; order: 'ASC' | 'DESC' };
  search: boolean;
  files?: true;
  views?: readonly ListView[];
  related?: readonly RelatedList[];
  actions: readonly Action[];
  wire?: ResourceWire;
}

export interface ResourceContext {
  document: JsonObject;
  operations: readonly Operation[];
  normaliser: Normaliser;
  fields: FieldMaker;
  diagnostics: Diagnostics;
}

export interface Action extends Omit<ActionDefinition, 'fields' | 'roles'> {
  roles: readonly string[];
  fields: Members;
}
