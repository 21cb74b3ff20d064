import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { GridColDef } from '@mui/x-data-grid';
import type { RaRecord } from 'react-admin';
import { type ComponentType, lazy, type ReactNode } from 'react';

/** How one column departs from what its field definition says. */
export interface ColumnOverride {
  /** In pixels. */
  width?: number;
  flex?: number;
  align?: GridColDef['align'];
  render?: (record: RaRecord) => ReactNode;
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
  /** Stands in the place of a list that does not say yet whose records it is to show. */
  unasked?: ComponentType;
  /** The record's page in the shop. */
  shopPage?: (record: RaRecord) => string;
  /** Stands in the place of the form for a new record, where that is made in another way. */
  create?: () => Promise<ComponentType>;
  /** Wide parts of the record's page, above its fields; loaded with the page. */
  body?: () => Promise<Body>;
}

type Body = ComponentType<{ record: RaRecord }>;

/** A resource with the override of its screen. */
export interface Screen extends Omit<ScreenOverride, 'body'> {
  resource: ResourceDefinition;
  body?: Body;
}

/** @example export default screen(ordersResource, { columns: { total: { width: 110 } } }); */
export function screen<const D extends ResourceDefinition>(
  resource: D,
  override: ScreenOverride<NameOf<D>> = {},
): Screen {
  const { body: load, ...rest } = override;
  return { resource, ...rest, body: load && lazy(async () => ({ default: await load() })) };
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
