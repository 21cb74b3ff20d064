import { useWatch } from 'react-hook-form';
import { getComputation } from '../computations.ts';
import { useForms } from '../context.tsx';
import type { Conversion, Values } from '../converters.ts';
import { useFormScope } from '../form-scope.ts';
import { fromInput, isRecord } from '../form-values.ts';
import type { FieldProps, FormField } from '../overrides.ts';
import { toInputName, toInputPath, getValueAt } from '../paths.ts';
import { getOriginalObject, getParentName, toParentPath } from './siblings.ts';

/** Creates an object of typed values, each converted from its input on access. */
function createTypedValues(
  siblingFields: readonly FormField[],
  inputs: unknown,
  record: Values,
  options: Omit<Conversion, 'siblings'>,
): Values {
  return new Proxy(record, {
    get: (_, name) => {
      if (typeof name !== 'string') return undefined;
      const input = getValueAt(inputs, toInputPath(toInputName('', name)));
      const field = siblingFields.find((sibling) => sibling.name === name);
      return input === undefined || !field
        ? record[name]
        : fromInput(field, input, record[name], { ...options, siblings: record });
    },
  });
}

/** The computed value for the current inputs. Renders the caller on change. */
export function useComputed({
  field,
  name,
  siblingFields,
}: FieldProps & { siblingFields: readonly FormField[] }): unknown {
  const forms = useForms();
  const { control, original } = useFormScope();
  const parent = getParentName(name, field.name);
  const compute = field.computation ?? getComputation(field.compute ?? '');
  return useWatch({
    control,
    compute: (inputs: Values): unknown => {
      const originalObject = getOriginalObject(inputs, original, parent);
      return compute(
        createTypedValues(
          siblingFields,
          getValueAt(inputs, toParentPath(parent)),
          isRecord(originalObject) ? originalObject : {},
          forms,
        ),
      );
    },
  });
}
