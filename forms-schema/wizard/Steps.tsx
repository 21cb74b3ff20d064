import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useForms } from '../context.tsx';
import { Fields } from '../fields/Fields.tsx';
import { useFormScope } from '../form-scope.ts';
import type { FormField } from '../overrides.ts';
import { inputName } from '../paths.ts';
import { StepList } from './StepList.tsx';
import { fillSteps, type Step } from './steps.ts';

interface Props {
  fields: readonly FormField[];
  given: readonly Step[] | undefined;
  current: number;
  onStep: (step: number) => void;
  /** What ends the last step: the button that sends. */
  children: ReactNode;
}

/** Without scripts the pages cannot be turned, so all of them are there; with scripts only until they have started. */
const UNTURNED = { '@media (scripting: enabled)': { display: 'none' } } as const;
const TURNED = { '@media (scripting: none)': { display: 'none' } } as const;

const never = () => () => undefined;
const isInBrowser = () => true;
const isOnServer = () => false;

/** One step of a form after the other. What was typed stays while another one is shown. */
export function Steps({ fields, given, current, onStep, children }: Props) {
  const { t } = useForms();
  const { onReveal } = useFormScope();
  const steps = useMemo(() => fillSteps(fields, given), [fields, given]);
  const heading = useRef<HTMLHeadingElement>(null);
  const [reached, setReached] = useState(current);
  if (current > reached) setReached(current);
  const isStarted = useSyncExternalStore(never, isInBrowser, isOnServer);

  // a step that opens is read from its heading, unless one of its fields is looked for
  const isSought = useRef(false);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current !== current && !isSought.current) heading.current?.focus();
    shown.current = current;
    isSought.current = false;
  }, [current]);
  const reveal = useEffectEvent((step: number) => {
    if (step === current) return;
    isSought.current = true;
    onStep(step);
  });
  useEffect(() => {
    const forget = steps.flatMap((step, index) =>
      step.fields.map((field) => onReveal(inputName('', field.name), () => reveal(index))),
    );
    return () => forget.forEach((stop) => stop());
  }, [steps, onReveal]);

  const isLast = current === steps.length - 1;
  return (
    <>
      <StepList steps={steps} current={current} reached={reached} onStep={onStep} />
      {steps.map(({ name, fields: members }, index) => {
        const isCurrent = index === current;
        if (isStarted && !isCurrent) return null;
        return (
          <Box key={name} component="section" sx={isCurrent ? undefined : UNTURNED}>
            <Typography
              ref={isCurrent ? heading : undefined}
              component="h2"
              variant="h6"
              tabIndex={-1}
              sx={{ mb: 2, outline: 'none' }}
            >
              {t(`groups.${name}`)}
            </Typography>
            <Fields fields={members} parent="" titled={name} />
          </Box>
        );
      })}
      <Stack direction="row" sx={{ gap: 1, mt: 3, alignItems: 'center', flexWrap: 'wrap' }}>
        {current > 0 && <Button onClick={() => onStep(current - 1)}>{t('words.back')}</Button>}
        {!isLast && (
          <Button type="submit" variant="contained" sx={isStarted ? undefined : TURNED}>
            {t('words.next')}
          </Button>
        )}
        {isLast ? children : !isStarted && <Box sx={UNTURNED}>{children}</Box>}
      </Stack>
    </>
  );
}
