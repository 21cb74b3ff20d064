import { useForms } from '#forms-schema/context.tsx';
import { useFormScope } from '#forms-schema/form-scope.ts';
import { fromInputs } from '#forms-schema/form-values.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

/** So long after the last key the sums are asked for, in milliseconds. */
const PAUSE = 250;

/** Asks the server what a document comes to; `body` is the record as its form would send it now. */
type Calculate<Sums> = (body: object, signal: AbortSignal) => Promise<Sums>;

/**
 * What the document of the form around comes to as it is typed. Whoever asks within a form asks once (`name` tells the
 * kinds apart); an answer that something typed has overtaken is dropped, and the sums before stand until the next are there.
 */
export function useCalculation<Sums>(
  name: string,
  calculate: Calculate<Sums>,
): { data: Sums | undefined; isFailed: boolean; isStale: boolean } {
  const forms = useForms();
  const { subscribe, getValues, fields, original } = useFormScope();
  const read = (): string => JSON.stringify(fromInputs(fields(), getValues(), original, forms));
  const [typed, setTyped] = useState(read);
  const hear = useEffectEvent(() => setTyped(read()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
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
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['calculate', name, typed],
    queryFn: ({ signal }) => calculate(JSON.parse(typed) as object, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  return { data, isFailed: isError, isStale: isPlaceholderData };
}
