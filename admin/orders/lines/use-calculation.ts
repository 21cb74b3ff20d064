import { useForms } from '#forms-schema/context.tsx';
import { useFormScope } from '#forms-schema/form-scope.ts';
import { fromInputs } from '#forms-schema/form-values.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

/** Debounce of the calculation, in milliseconds. */
const DEBOUNCE_MS = 250;

interface Calculation<Asked, Sums> {
  /** query key of the calculation */
  name: readonly unknown[];
  /** builds the request from the form's current body; undefined when there is nothing to calculate */
  ask: (body: object) => Asked | undefined;
  calculate: (asked: Asked, signal: AbortSignal) => Promise<Sums>;
}

/**
 * Calculates the surrounding form's document on the server while it is typed. Equal requests within a form are
 * shared, and the previous result stays until the next arrives. `data` answers `asked` unless `isStale`.
 */
export function useCalculation<Asked extends object, Sums>({ name, ask, calculate }: Calculation<Asked, Sums>) {
  const forms = useForms();
  const { subscribe, getValues, getFields, original } = useFormScope();
  const read = () => fromInputs(getFields(), getValues(), original, forms);
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
      // reads the form only after the debounce
      callback: () => {
        clearTimeout(timer);
        setIsTyping(true);
        timer = setTimeout(() => hear(), DEBOUNCE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe]);
  const asked = ask(typed);
  const said = asked && JSON.stringify(asked);
  // responses to outdated requests are dropped
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
