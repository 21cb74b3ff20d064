import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '../frame/use-settled.ts';

/** So long after the last key the server is asked, in milliseconds. */
export const PAUSE = 250;

interface Asked<Answer> {
  /** What it comes to; that of the question before while the newest is asked. */
  readonly data: Answer | undefined;
  readonly error: unknown;
  /** Whether `data` or `error` is about what is asked now. */
  readonly isCurrent: boolean;
}

/**
 * What the server says to something that is being typed: asked when the typing pauses, once for all who ask the same by the
 * same `name`. An answer that a newer question has overtaken is dropped. Nothing is asked while there is no question.
 * `pause` is for who has waited already.
 */
export function useAnswer<Question extends object, Answer>(
  name: readonly unknown[],
  question: Question | undefined,
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
  pause = PAUSE,
): Asked<Answer> {
  const said = question && JSON.stringify(question);
  const asked = useSettled(said, pause);
  const { data, error, isPlaceholderData, isFetching } = useQuery({
    queryKey: [...name, asked],
    queryFn: ({ signal }) => ask(JSON.parse(asked ?? '{}') as Question, signal),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 10_000,
    gcTime: 10_000,
  });
  const isNothing = asked === undefined || said === undefined;
  return {
    data: isNothing ? undefined : data,
    error: isNothing ? null : error,
    isCurrent: said === asked && (isNothing || (!isPlaceholderData && !(isFetching && data === undefined))),
  };
}
