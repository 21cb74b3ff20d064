import { unwrap } from '#generated/client/unwrap.ts';
import type { ManualOrderCalculation, ManualOrderDraftInput } from '#generated/schemas.ts';
import { useForms } from '#forms-schema/context.tsx';
import { useFormScope } from '#forms-schema/form-scope.ts';
import { fromInputs } from '#forms-schema/form-values.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../api/client.ts';

/** So long after the last key the sums are asked for, in milliseconds. */
const PAUSE = 250;

/**
 * What the order comes to as it is typed, by the server. Whoever asks within a form asks once; an answer that something
 * typed has overtaken is dropped, and the sums before stand until the next are there.
 */
export function useCalculation(): { data: ManualOrderCalculation | undefined; isFailed: boolean; isStale: boolean } {
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
    queryKey: ['orders-manual', 'calculate', typed],
    queryFn: ({ signal }) =>
      unwrap(api.POST('/admin/orders-manual/calculate', { body: JSON.parse(typed) as ManualOrderDraftInput, signal })),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  return { data, isFailed: isError, isStale: isPlaceholderData };
}
