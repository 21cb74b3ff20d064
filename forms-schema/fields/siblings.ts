import { useWatch } from 'react-hook-form';
import { ENTRY } from '../form-values.ts';
import { useFormScope } from '../form-scope.ts';
import { inputName, inputPath, segmentsOf, valueAt } from '../paths.ts';

/** Name of the group or list entry that an input stands in, '' for the form itself. */
export function parentOf(name: string, fieldName: string): string {
  return name.slice(0, -inputName('', fieldName).length).replace(/\.$/, '');
}

/**
 * What stands in the input of another field of the same object, the record's own value where the form does not ask for
 * it. Renders its caller when that changes.
 */
export function useSibling(parent: string, sibling: string): unknown {
  const { control, getValues, original } = useFormScope();
  const typed = useWatch({ control, name: inputName(parent, sibling), exact: true });
  if (typed !== undefined) return typed;
  const way = parent === '' ? [] : inputPath(parent);
  const entry = valueAt(getValues(), [...way, ENTRY]) ?? valueAt(original, way);
  return valueAt(entry, segmentsOf(sibling));
}
