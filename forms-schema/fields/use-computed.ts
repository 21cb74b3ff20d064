import { useWatch } from 'react-hook-form';
import { computationNamed } from '../computations.ts';
import { useForms } from '../context.tsx';
import type { Conversion, Values } from '../converters.ts';
import { useFormScope } from '../form-scope.ts';
import { fromInput, isRecord } from '../form-values.ts';
import type { FieldProps, FormField } from '../overrides.ts';
import { inputName, inputPath, valueAt } from '../paths.ts';
import { begunAs, parentOf, wayTo } from './siblings.ts';

/** The values of an object as they are typed, each read when somebody asks for it. */
function typedValues(
  among: readonly FormField[],
  inputs: unknown,
  record: Values,
  options: Omit<Conversion, 'siblings'>,
): Values {
  return new Proxy(record, {
    get: (_, name) => {
      if (typeof name !== 'string') return undefined;
      const typed = valueAt(inputs, inputPath(inputName('', name)));
      const field = among.find((one) => one.name === name);
      return typed === undefined || !field
        ? record[name]
        : fromInput(field, typed, record[name], { ...options, siblings: record });
    },
  });
}

/** What a computed field comes to beside the values that are typed now. Renders its caller when that changes. */
export function useComputed({ field, name, among }: FieldProps & { among: readonly FormField[] }): unknown {
  const forms = useForms();
  const { control, original } = useFormScope();
  const parent = parentOf(name, field.name);
  const compute = field.computation ?? computationNamed(field.compute ?? '');
  return useWatch({
    control,
    compute: (inputs: Values): unknown => {
      const begun = begunAs(inputs, original, parent);
      return compute(typedValues(among, valueAt(inputs, wayTo(parent)), isRecord(begun) ? begun : {}, forms));
    },
  });
}
