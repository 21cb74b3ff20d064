import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { TimelineKind } from '#generated/enums/TimelineKind.ts';
import type { FieldProps } from '#forms-schema/overrides.ts';
import type { GridColDef } from '@mui/x-data-grid';
import type { RaRecord, TranslateFunction } from 'react-admin';
import { type ComponentType, lazy, type ReactNode } from 'react';

/** How one column departs from what its field definition says. */
export interface ColumnOverride {
  /** In pixels. */
  width?: number;
  flex?: number;
  /** Stays in the list however narrow it is, before the headline. */
  keep?: true;
  align?: GridColDef['align'];
  render?: (record: RaRecord) => ReactNode;
  /** What is rendered leads somewhere by itself: as the title it gets no link around it. */
  leads?: true;
}

type NameOf<D extends ResourceDefinition> = D['fields'][number]['name'];

/**
 * What a screen says beyond its resource definition. Field names are checked against the description, so an override
 * naming a field that is gone does not compile.
 */
export interface ScreenOverride<Name extends string = string> {
  columns?: { readonly [F in Name]?: ColumnOverride };
  /** Fields of the record's page, in order; all readable ones when left out. */
  show?: readonly Name[];
  /** Fields that stand beside the title of the record's page: where it stands, what it is worth. */
  headline?: readonly Name[];
  /** What a record is called, where its title field says it in no words for people. */
  name?: RecordName;
  /** Stands in the place of a list that does not say yet whose records it is to show. */
  unasked?: ComponentType;
  /** Stands beside the title of the list: where else these records lead. */
  tools?: ComponentType;
  /** The record's page in the shop. */
  shopPage?: (record: RaRecord) => string;
  /** Stands below the form of a record and follows what is typed; loaded with the form. */
  preview?: () => Promise<Preview>;
  /** Where there is room the preview stands beside the form. */
  previewBeside?: true;
  /** Its records are also read in from a file; the page stands at `/<resource>/import`. */
  imports?: Imports;
  /** Makes a new record where no form of its fields does. */
  make?: () => Promise<ComponentType>;
  /** Whether a record can still be edited; every one when left out. The server decides again. */
  editable?: (record: RaRecord) => boolean;
  /** Whether a record can be deleted, likewise. */
  deletable?: (record: RaRecord) => boolean;
  /** How its form departs from its fields: inputs of the screen's own, and what stands above the buttons. Load them lazily. */
  form?: FormParts<Name>;
  /** Wide parts of the record's page, above its fields; loaded with the page. */
  body?: () => Promise<Body>;
  /** Actions that the body of the record's page offers, by their operations; they do not stand beside its title then. */
  inBody?: readonly string[];
  /** What the record's page asks for an action, by its operation, above the form of its body; loaded when it is asked. */
  asks?: { readonly [operationId: string]: () => Promise<ComponentType<AskProps>> };
  /** The record has a timeline (`GET {path}/{id}/timeline`), which tells more than its history: these kinds of things. */
  timeline?: readonly TimelineKind[];
}

/** What a screen draws by itself in the form of its records. */
export interface FormParts<Name extends string = string> {
  inputs?: { readonly [F in Name]?: ComponentType<FieldProps> };
  foot?: ComponentType;
}

/** The import of a resource's records; for those who may call the operation. */
interface Imports {
  operation: string;
  page: () => Promise<ComponentType>;
}

type Body = ComponentType<{ record: RaRecord }>;
type Preview = ComponentType<{ record: RaRecord; values: Readonly<Record<string, unknown>> }>;

/** Values of an action's body; undefined while there is no answer to send. */
export type AskAnswer = Readonly<Record<string, unknown>> | undefined;

export interface AskProps {
  /** Without any values where the action is for the whole resource. */
  record: RaRecord;
  /** Values the action was started with. */
  preset: Readonly<Record<string, unknown>>;
  onAnswer: (answer: AskAnswer) => void;
}

/** What is asked for actions, by their operations. */
export type Asks = Readonly<Record<string, ComponentType<AskProps> | undefined>>;

/** What a record is called, in the reader's words. */
export type RecordName = (record: RaRecord, t: TranslateFunction, locale: string) => string;

/** A resource whose screen may say what its records are called; menus, dialogs and messages call them the same. */
export interface NamedResource extends ResourceDefinition {
  nameOf?: RecordName;
}

/** A resource with the override of its screen. */
export interface Screen extends Omit<ScreenOverride, 'body' | 'asks' | 'preview' | 'make' | 'name'> {
  resource: NamedResource;
  body?: Body;
  asks?: Asks;
  preview?: Preview;
  make?: ComponentType;
}

/** @example export default screen(ordersResource, { columns: { total: { width: 110 } } }); */
export function screen<const D extends ResourceDefinition>(
  resource: D,
  override: ScreenOverride<NameOf<D>> = {},
): Screen {
  const { body, asks = {}, preview, make, name, ...rest } = override;
  const asked = Object.entries(asks).map(([operationId, load]) => [operationId, later(load)] as const);
  return {
    resource: name ? { ...resource, nameOf: name } : resource,
    ...rest,
    body: body && later(body),
    asks: Object.fromEntries(asked),
    preview: preview && later(preview),
    make: make && later(make),
  };
}

function later<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}

/** Fields of a record's page: those the screen names, else all that are to be seen by people. */
export function shownFields({ resource, show }: Screen): readonly FieldDefinition[] {
  const { fields } = resource;
  if (show) return named(resource, show);
  return fields.filter(({ writeOnly, hidden }) => !writeOnly && !(hidden?.includes('list') && hidden.includes('form')));
}

/** Fields by their names, in the order of the names. */
export function named({ fields }: ResourceDefinition, names: readonly string[]): readonly FieldDefinition[] {
  return names.flatMap((name) => fields.filter((field) => field.name === name));
}

/** Fields of the form that creates or changes a record; those of other roles are in it, locked, and what it computes. */
export function writableFields(resource: ResourceDefinition, when: 'create' | 'update'): readonly FieldDefinition[] {
  return (resource[when] ?? []).filter(
    (field) => (!field.readOnly || field.compute !== undefined) && !field.hidden?.includes('form'),
  );
}
