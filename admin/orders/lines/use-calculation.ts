import { useForms } from '#forms-schema/context.tsx';
import { useFormScope } from '#forms-schema/form-scope.ts';
import { fromInputs } from '#forms-schema/form-values.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

/** Debounce of the calculation, in milliseconds. */
const DEBOUNCE_MS = 250;

interface Calculation<Body, Sums> {
  /** Query key of the calculation. */
  name: readonly unknown[];
  /** Builds the request from the form's current values; undefined when there is nothing to calculate. */
  buildRequest: (values: object) => Body | undefined;
  calculate: (request: Body, signal: AbortSignal) => Promise<Sums>;
}

/**
 * Calculates the surrounding form's document on the server while it is typed. Equal requests within a form are shared,
 * and the previous result stays until the next arrives. `data` is the result of `request` unless `isStale`.
 */
export function useCalculation<Body extends object, Sums>({ name, buildRequest, calculate }: Calculation<Body, Sums>) {
  const forms = useForms();
  const { subscribe, getValues, getFields, original } = useFormScope();
  const readValues = () => fromInputs(getFields(), getValues(), original, forms);
  const [values, setValues] = useState<object>(readValues);
  const [isTyping, setIsTyping] = useState(false);
  const update = useEffectEvent(() => {
    setValues(readValues());
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
        timer = setTimeout(() => update(), DEBOUNCE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe]);
  const request = buildRequest(values);
  const requestKey = request && JSON.stringify(request);
  // responses to outdated requests are dropped
  const { data, error, isPlaceholderData, isFetching } = useQuery({
    queryKey: ['calculate', ...name, requestKey],
    queryFn: ({ signal }) => calculate(JSON.parse(requestKey ?? '{}') as Body, signal),
    enabled: requestKey !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 10_000,
    gcTime: 10_000,
  });
  if (requestKey === undefined) return { request, data: undefined, error: null, isStale: isTyping };
  return { request, data, error, isStale: isTyping || isPlaceholderData || (isFetching && data === undefined) };
}
