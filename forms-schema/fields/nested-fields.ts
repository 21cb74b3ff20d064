import { type ComponentType, createContext, useContext } from 'react';
import type { FieldProps, FormField } from '../overrides.ts';

/** Props of any field. */
export interface AnyFieldProps extends FieldProps {
  /** The fields of the same object, referenced by conditions. */
  siblingFields: readonly FormField[];
}

/** Props of a list of fields in their groups. */
export interface FieldsProps {
  fields: readonly FormField[];
  /** Name of the group or list entry; '' for the form. */
  parent: string;
  groups?: readonly string[];
  /** Group whose title is already shown. */
  shownTitle?: string;
}

interface NestedFields {
  readonly Field: ComponentType<AnyFieldProps>;
  readonly Fields: ComponentType<FieldsProps>;
}

const Context = createContext<NestedFields | null>(null);

/** Provides the field components to fields with members. */
export const NestedFieldsProvider = Context.Provider;

/** The components for the members of a group or list. Throws outside a form. */
export function useNestedFields(): NestedFields {
  const nested = useContext(Context);
  if (!nested) throw new Error('A field with members is rendered outside a form.');
  return nested;
}
