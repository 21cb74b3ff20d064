import { useForms } from '#forms-schema/context.tsx';
import { useFormScope } from '#forms-schema/form-scope.ts';
import { fromInputs } from '#forms-schema/form-values.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { PAUSE, useAnswer } from './use-answer.ts';

/** Asks the server what a document comes to; `body` is the record as its form would send it now. */
type Calculate<Sums> = (body: object, signal: AbortSignal) => Promise<Sums>;

/**
 * What the document of the form around comes to as it is typed. Whoever asks within a form asks once (`name` tells the
 * kinds apart); the sums before stand until the next are there.
 */
export function useCalculation<Sums>(
  name: string,
  calculate: Calculate<Sums>,
): { data: Sums | undefined; isFailed: boolean; isStale: boolean } {
  const forms = useForms();
  const { subscribe, getValues, fields, original } = useFormScope();
  const read = () => fromInputs(fields(), getValues(), original, forms);
  const [typed, setTyped] = useState<object>(read);
  const hear = useEffectEvent(() => setTyped(read()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      // a long document is not read with every key
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => hear(), PAUSE);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe]);
  const { data, error, isCurrent } = useAnswer(['calculate', name], typed, calculate, 0);
  return { data, isFailed: Boolean(error), isStale: !isCurrent };
}
