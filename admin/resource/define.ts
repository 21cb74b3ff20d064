import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { TimelineKind } from '#generated/enums/TimelineKind.ts';
import type { FieldProps } from '#forms-schema/overrides.ts';
import type { GridColDef } from '@mui/x-data-grid';
import type { RaRecord, TranslateFunction } from 'react-admin';
import { type ComponentType, lazy, type ReactNode } from 'react';

/** Overrides of a column; what is absent follows its field definition. */
export interface ColumnOverride {
  /** In pixels. */
  width?: number;
  flex?: number;
  /** The column stays when the list is too narrow for all of its headline. */
  alwaysShown?: true;
  align?: GridColDef['align'];
  render?: (record: RaRecord) => ReactNode;
  /** The rendered cell contains a link; as the title it is not wrapped in another one. */
  hasLink?: true;
}

type FieldName<D extends ResourceDefinition> = D['fields'][number]['name'];

/**
 * Overrides of a resource's generated screens. Field names are checked against the description: an override of a removed
 * field does not compile.
 */
export interface ScreenOverride<Name extends string = string> {
  columns?: { readonly [F in Name]?: ColumnOverride };
  /** Fields of the record's page, in order; by default all readable ones. */
  show?: readonly Name[];
  /** Fields beside the title of the record's page, such as its status and its amount. */
  headline?: readonly Name[];
  /** Title of a record, where its title field is not readable by itself. */
  name?: RecordName;
  /** Replaces a list of nested records while its address names no parent. */
  missingParent?: ComponentType;
  /** Links beside the title of the list. */
  titleTools?: ComponentType;
  /** Address of the record's page in the shop. */
  shopPage?: (record: RaRecord) => string;
  /** Live preview below the form of a record; loaded with the form. */
  preview?: () => Promise<Preview>;
  /** On wide screens the preview is beside the form. */
  sidePreview?: true;
  /** Import of records from a file, at `/<resource>/import`. */
  imports?: Imports;
  /** Replaces the generated form that creates a record. */
  createForm?: () => Promise<ComponentType>;
  /** Whether a record can be edited; by default all can. The server checks again. */
  editable?: (record: RaRecord) => boolean;
  /** Whether a record can be deleted; by default all can. The server checks again. */
  deletable?: (record: RaRecord) => boolean;
  /** Overrides of the form. Components should be lazy. */
  form?: FormParts<Name>;
  /** Sections of the record's page above its fields; loaded with the page. */
  body?: () => Promise<Body>;
  /** Operations of actions that the body offers and that are therefore left out beside the title. */
  bodyActions?: readonly string[];
  /** Inputs above the generated form of an action, by operation; loaded when the action's dialog opens. */
  actionInputs?: { readonly [operationId: string]: () => Promise<ComponentType<ActionInputProps>> };
  /** Kinds of timeline entries, for a record with a timeline (`GET {path}/{id}/timeline`) in place of its history. */
  timeline?: readonly TimelineKind[];
}

/** Custom inputs of a form, by field, and content above its buttons. */
export interface FormParts<Name extends string = string> {
  inputs?: { readonly [F in Name]?: ComponentType<FieldProps> };
  footer?: ComponentType;
}

/** Import page of a resource, for roles that may call the operation. */
interface Imports {
  operation: string;
  page: () => Promise<ComponentType>;
}

type Body = ComponentType<{ record: RaRecord }>;
type Preview = ComponentType<{ record: RaRecord; values: Readonly<Record<string, unknown>> }>;

/** Values of an action's body; undefined while they are incomplete. */
export type ActionInputValues = Readonly<Record<string, unknown>> | undefined;

export interface ActionInputProps {
  /** Has only an empty id where the action is for the whole resource. */
  record: RaRecord;
  /** Initial values of the action. */
  preset: Readonly<Record<string, unknown>>;
  onValues: (values: ActionInputValues) => void;
}

/** Custom inputs of actions, by operation. */
export type ActionInputs = Readonly<Record<string, ComponentType<ActionInputProps> | undefined>>;

/** Formats the title of a record in the reader's language. */
export type RecordName = (record: RaRecord, t: TranslateFunction, locale: string) => string;

/** A resource definition with the record titles of its screen, for menus, dialogs and messages. */
export interface NamedResource extends ResourceDefinition {
  formatName?: RecordName;
}

/** A resource with the override of its screen. */
export interface Screen extends Omit<ScreenOverride, 'body' | 'actionInputs' | 'preview' | 'createForm' | 'name'> {
  resource: NamedResource;
  body?: Body;
  actionInputs?: ActionInputs;
  preview?: Preview;
  createForm?: ComponentType;
}

/** @example export default screen(ordersResource, { columns: { total: { width: 110 } } }); */
export function screen<const D extends ResourceDefinition>(
  resource: D,
  override: ScreenOverride<FieldName<D>> = {},
): Screen {
  const { body, actionInputs = {}, preview, createForm, name, ...rest } = override;
  const inputs = Object.entries(actionInputs).map(([operationId, load]) => [operationId, createLazy(load)] as const);
  return {
    resource: name ? { ...resource, formatName: name } : resource,
    ...rest,
    body: body && createLazy(body),
    actionInputs: Object.fromEntries(inputs),
    preview: preview && createLazy(preview),
    createForm: createForm && createLazy(createForm),
  };
}

function createLazy<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}

/** Returns the fields of a record's page: those the screen names, else all that are not hidden. */
export function getShownFields({ resource, show }: Screen): readonly FieldDefinition[] {
  const { fields } = resource;
  if (show) return pickFields(resource, show);
  return fields.filter(({ writeOnly, hidden }) => !writeOnly && !(hidden?.includes('list') && hidden.includes('form')));
}

/** Returns the fields with these names, in their order; unknown names are skipped. */
export function pickFields({ fields }: ResourceDefinition, names: readonly string[]): readonly FieldDefinition[] {
  return names.flatMap((name) => fields.filter((field) => field.name === name));
}

/** Returns the fields of the form that creates or updates a record, computed ones included. */
export function getWritableFields(resource: ResourceDefinition, when: 'create' | 'update'): readonly FieldDefinition[] {
  return (resource[when] ?? []).filter(
    (field) => (!field.readOnly || field.compute !== undefined) && !field.hidden?.includes('form'),
  );
}
