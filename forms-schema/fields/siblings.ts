import { useWatch } from 'react-hook-form';
import type { Values } from '../converters.ts';
import { ENTRY_KEY } from '../form-values.ts';
import { useFormScope } from '../form-scope.ts';
import { toInputName, toInputPath, splitFieldName, getValueAt } from '../paths.ts';

/** Name of the group or list entry of an input; '' for the form. */
export function getParentName(name: string, fieldName: string): string {
  return name.slice(0, -toInputName('', fieldName).length).replace(/\.$/, '');
}

/** Path of a group or list entry; empty for the form. */
export const toParentPath = (parent: string) => (parent === '' ? [] : toInputPath(parent));

/** The original value of an object. List entries contain theirs, so that sorting keeps it. */
export function getOriginalObject(inputs: unknown, original: Values, parent: string): unknown {
  const path = toParentPath(parent);
  return getValueAt(inputs, [...path, ENTRY_KEY]) ?? getValueAt(original, path);
}

/** The input value of a sibling field, or its record value when it has no input. Renders the caller on change. */
export function useSibling(parent: string, sibling: string): unknown {
  const { control, getValues, original } = useFormScope();
  const value = useWatch({ control, name: toInputName(parent, sibling), exact: true });
  if (value !== undefined) return value;
  return getValueAt(getOriginalObject(getValues(), original, parent), splitFieldName(sibling));
}
