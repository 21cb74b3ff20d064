import { useWatch } from 'react-hook-form';
import type { Values } from '../converters.ts';
import { ENTRY } from '../form-values.ts';
import { useFormScope } from '../form-scope.ts';
import { inputName, inputPath, segmentsOf, valueAt } from '../paths.ts';

/** Name of the group or list entry that an input stands in, '' for the form itself. */
export function parentOf(name: string, fieldName: string): string {
  return name.slice(0, -inputName('', fieldName).length).replace(/\.$/, '');
}

/** Way to the object that is a group or list entry; none for the form itself. */
export const wayTo = (parent: string) => (parent === '' ? [] : inputPath(parent));

/** What an object of the form began as. An entry of a list has it with it, wherever it was sorted to. */
export function begunAs(inputs: unknown, original: Values, parent: string): unknown {
  const way = wayTo(parent);
  return valueAt(inputs, [...way, ENTRY]) ?? valueAt(original, way);
}

/**
 * What stands in the input of another field of the same object, the record's own value where the form does not ask for
 * it. Renders its caller when that changes.
 */
export function useSibling(parent: string, sibling: string): unknown {
  const { control, getValues, original } = useFormScope();
  const typed = useWatch({ control, name: inputName(parent, sibling), exact: true });
  if (typed !== undefined) return typed;
  return valueAt(begunAs(getValues(), original, parent), segmentsOf(sibling));
}
