import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AsyncValidator } from '../async-checks.ts';
import { useForms } from '../context.tsx';
import { getErrorName } from '../form-problems.ts';
import { useFormScope } from '../form-scope.ts';
import { fromInput } from '../form-values.ts';
import type { FieldProps } from '../overrides.ts';
import { toIndexlessPath, toInputPath, getValueAt } from '../paths.ts';
import { isEqual } from '../plain.ts';
import { isEmpty } from '../predicates.ts';
import { checkField } from '../rules.ts';
import { VISUALLY_HIDDEN } from '../visually-hidden.ts';

const DEBOUNCE_MS = 400;

/**
 * Runs the asynchronous validation of a field, debounced, once all other rules pass. The result is shown at the field
 * and announced.
 */
export function AsyncCheck({ field, name }: FieldProps) {
  const forms = useForms();
  const { errors, subscribe, getValues, asyncChecks, recheck, original } = useFormScope();
  const [isChecking, setChecking] = useState(false);
  const [announcement, setAnnouncement] = useState('');

  const runCheck = useEffectEvent(
    async (path: string, value: unknown, validator: AsyncValidator, isCurrent: () => boolean) => {
      setChecking(true);
      await asyncChecks.check(path, value, validator);
      if (!isCurrent()) return;
      setChecking(false);
      const violation = asyncChecks.getResult(path, value);
      if (!violation) return;
      recheck(name);
      setAnnouncement(`${forms.t(field.label)}: ${forms.t(`errors.${violation.code}`, violation.params)}`);
    },
  );
  /** Returns the check to run; undefined when another rule is violated or the result is known. */
  const getPendingCheck = useEffectEvent((input: unknown) => {
    const { asyncValidator, ...rules } = field;
    const value = fromInput(field, input, undefined, { ...forms, siblings: original });
    const isOriginal = isEqual(value, getValueAt(original, toInputPath(name)));
    if (!asyncValidator || isOriginal || isEmpty(value) || checkField(rules, value, original)) return undefined;
    return { value, validator: asyncValidator };
  });
  const clearResult = useEffectEvent(() => {
    if (errors.getMessage(getErrorName(field, name)) !== undefined) recheck(name);
    setChecking(false);
    setAnnouncement('');
  });
  useEffect(() => {
    const path = toIndexlessPath(toInputPath(name));
    let cancelCheck = (): void => undefined;
    let lastInput: unknown;
    const scheduleCheck = (): void => {
      const input: unknown = getValues(name);
      if (input === lastInput) return;
      lastInput = input;
      cancelCheck();
      const pending = getPendingCheck(input);
      if (!pending) return;
      const { value, validator } = pending;
      const timer = setTimeout(() => void runCheck(path, value, validator, () => lastInput === input), DEBOUNCE_MS);
      cancelCheck = () => {
        clearTimeout(timer);
        asyncChecks.cancel(path, value);
      };
    };
    const callback = (): void => {
      if (getValues(name) !== lastInput) clearResult();
      scheduleCheck();
    };
    const unsubscribe = subscribe({ name, exact: true, formState: { values: true }, callback });
    // the value may have been entered before this code was loaded
    scheduleCheck();
    return () => {
      unsubscribe();
      cancelCheck();
    };
  }, [subscribe, getValues, asyncChecks, name]);

  return (
    <>
      {isChecking && (
        <Box
          aria-hidden
          sx={{ position: 'absolute', insetInlineEnd: 14, top: 20, pointerEvents: 'none', lineHeight: 0 }}
        >
          <CircularProgress size={16} />
        </Box>
      )}
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {announcement}
      </Box>
    </>
  );
}
