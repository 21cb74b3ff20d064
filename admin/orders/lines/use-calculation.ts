import { useForms } from '#forms-schema/context.tsx';
import { useFormScope } from '#forms-schema/form-scope.ts';
import { fromInputs } from '#forms-schema/form-values.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

/** So long after the last key the server is asked, in milliseconds. */
const PAUSE = 250;

interface Calculation<Asked, Sums> {
  /** Tells what is calculated from others of its kind. */
  name: readonly unknown[];
  /** What is asked of the record as its form would send it now; undefined while there is nothing to ask. */
  ask: (body: object) => Asked | undefined;
  calculate: (asked: Asked, signal: AbortSignal) => Promise<Sums>;
}

/**
 * What the document of the form around comes to as it is typed, by the server. Whoever asks the same within a form asks
 * once; the sums before stand until the next are there. `asked` is what `data` answers, unless it `isStale`.
 */
export function useCalculation<Asked extends object, Sums>({ name, ask, calculate }: Calculation<Asked, Sums>) {
  const forms = useForms();
  const { subscribe, getValues, fields, original } = useFormScope();
  const read = () => fromInputs(fields(), getValues(), original, forms);
  const [typed, setTyped] = useState<object>(read);
  const [isTyping, setIsTyping] = useState(false);
  const hear = useEffectEvent(() => {
    setTyped(read());
    setIsTyping(false);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      // a long document is not read with every key
      callback: () => {
        clearTimeout(timer);
        setIsTyping(true);
        timer = setTimeout(() => hear(), PAUSE);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe]);
  const asked = ask(typed);
  const said = asked && JSON.stringify(asked);
  // an answer that a newer question has overtaken is dropped
  const { data, error, isPlaceholderData, isFetching } = useQuery({
    queryKey: ['calculate', ...name, said],
    queryFn: ({ signal }) => calculate(JSON.parse(said ?? '{}') as Asked, signal),
    enabled: said !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 10_000,
    gcTime: 10_000,
  });
  if (said === undefined) return { asked, data: undefined, error: null, isStale: isTyping };
  return { asked, data, error, isStale: isTyping || isPlaceholderData || (isFetching && data === undefined) };
}
