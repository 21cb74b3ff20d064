import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AsyncValidator } from '../async-checks.ts';
import { useForms } from '../context.tsx';
import { errorName } from '../form-problems.ts';
import { useFormScope } from '../form-scope.ts';
import { fromInput } from '../form-values.ts';
import type { FieldProps } from '../overrides.ts';
import { generalPath, inputPath, valueAt } from '../paths.ts';
import { isSame } from '../plain.ts';
import { isEmpty } from '../predicates.ts';
import { checkField } from '../rules.ts';
import { UNSEEN } from '../unseen.ts';

/** How long nothing is typed before somebody is asked, in milliseconds. */
const PAUSE = 400;

/**
 * Asks about what is typed as soon as it keeps every other rule and the reader pauses. The verdict shows at the field; it
 * is said aloud as well, because the reader may be elsewhere by then.
 */
export function AsyncCheck({ field, name }: FieldProps) {
  const forms = useForms();
  const { errors, subscribe, getValues, checks, recheck, original } = useFormScope();
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');

  const ask = useEffectEvent(
    async (path: string, value: unknown, validator: AsyncValidator, isCurrent: () => boolean) => {
      setAsking(true);
      await checks.check(path, value, validator);
      if (!isCurrent()) return;
      setAsking(false);
      const verdict = checks.verdictOf(path, value);
      if (!verdict) return;
      recheck(name);
      setSaid(`${forms.t(field.label)}: ${forms.t(`errors.${verdict.code}`, verdict.params)}`);
    },
  );
  /** What to ask about an input, undefined when another rule is broken or the answer is known. */
  const questionOf = useEffectEvent((input: unknown) => {
    const { asyncValidator, ...rules } = field;
    const value = fromInput(field, input, undefined, { ...forms, siblings: original });
    const isOld = isSame(value, valueAt(original, inputPath(name)));
    if (!asyncValidator || isOld || isEmpty(value) || checkField(rules, value, original)) return undefined;
    return { value, validator: asyncValidator };
  });
  const correct = useEffectEvent(() => {
    if (errors.messageOf(errorName(field, name)) !== undefined) recheck(name);
    setAsking(false);
    setSaid('');
  });
  useEffect(() => {
    const path = generalPath(inputPath(name));
    let drop = (): void => undefined;
    let typed: unknown;
    const look = (): void => {
      const input: unknown = getValues(name);
      if (input === typed) return;
      typed = input;
      drop();
      const question = questionOf(input);
      if (!question) return;
      const { value, validator } = question;
      const timer = setTimeout(() => void ask(path, value, validator, () => typed === input), PAUSE);
      drop = () => {
        clearTimeout(timer);
        checks.drop(path, value);
      };
    };
    const callback = (): void => {
      if (getValues(name) !== typed) correct();
      look();
    };
    const stop = subscribe({ name, exact: true, formState: { values: true }, callback });
    // it may have been typed, or written ahead, before this code was loaded
    look();
    return () => {
      stop();
      drop();
    };
  }, [subscribe, getValues, checks, name]);

  return (
    <>
      {isAsking && (
        <Box
          aria-hidden
          sx={{ position: 'absolute', insetInlineEnd: 14, top: 20, pointerEvents: 'none', lineHeight: 0 }}
        >
          <CircularProgress size={16} />
        </Box>
      )}
      <Box role="status" sx={UNSEEN}>
        {said}
      </Box>
    </>
  );
}
