import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useFormScope } from '../form-scope.ts';

/**
 * Focuses the heading of a step when it opens, and opens the step of an input that is to be focused, such as one with an
 * error. Returns the ref of the current step's heading. `inputs` are the names of each step's inputs, the same for each
 * render.
 */
export function useStepFocus(
  inputs: readonly (readonly string[])[],
  current: number,
  onStep: (step: number) => void,
): RefObject<HTMLHeadingElement | null> {
  const { onReveal } = useFormScope();
  const heading = useRef<HTMLHeadingElement>(null);
  // the heading of a new step is focused, unless one of its inputs is
  const isRevealing = useRef(false);
  const shownStep = useRef(current);
  useEffect(() => {
    if (shownStep.current !== current && !isRevealing.current) heading.current?.focus();
    shownStep.current = current;
    isRevealing.current = false;
  }, [current]);
  const reveal = useEffectEvent((step: number) => {
    if (step === current) return;
    isRevealing.current = true;
    onStep(step);
  });
  useEffect(() => {
    const unregisters = inputs.flatMap((names, step) => names.map((name) => onReveal(name, () => reveal(step))));
    return () => unregisters.forEach((unregister) => unregister());
  }, [inputs, onReveal]);
  return heading;
}
