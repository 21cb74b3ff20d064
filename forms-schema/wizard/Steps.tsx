import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { useForms } from '../context.tsx';
import { Fields } from '../fields/Fields.tsx';
import type { FormField } from '../overrides.ts';
import { toInputName } from '../paths.ts';
import { StepList } from './StepList.tsx';
import { buildSteps, type Step } from './steps.ts';
import { useStepFocus } from './use-step-focus.ts';

interface Props {
  fields: readonly FormField[];
  requestedSteps: readonly Step[] | undefined;
  current: number;
  onStep: (step: number) => void;
  /** Content below the last step, such as the submit button. */
  children: ReactNode;
}

/** Without scripts all steps are visible; with scripts only the current one, also before hydration. */
const HIDDEN_WITH_SCRIPTS = { '@media (scripting: enabled)': { display: 'none' } } as const;
const HIDDEN_WITHOUT_SCRIPTS = { '@media (scripting: none)': { display: 'none' } } as const;

const subscribeToNothing = () => () => undefined;
const isInBrowser = () => true;
const isOnServer = () => false;

/** The steps of a form. Values of hidden steps are kept. */
export function Steps({ fields, requestedSteps, current, onStep, children }: Props) {
  const { t } = useForms();
  const steps = useMemo(() => buildSteps(fields, requestedSteps), [fields, requestedSteps]);
  const inputs = useMemo(() => steps.map((step) => step.fields.map(({ name }) => toInputName('', name))), [steps]);
  const heading = useStepFocus(inputs, current, onStep);
  const [reached, setReached] = useState(current);
  if (current > reached) setReached(current);
  const isStarted = useSyncExternalStore(subscribeToNothing, isInBrowser, isOnServer);

  const isLast = current === steps.length - 1;
  return (
    <>
      <StepList steps={steps} current={current} reached={reached} onStep={onStep} />
      {steps.map(({ name, fields: members }, index) => {
        const isCurrent = index === current;
        if (isStarted && !isCurrent) return null;
        return (
          <Box key={name} component="section" sx={isCurrent ? undefined : HIDDEN_WITH_SCRIPTS}>
            <Typography
              ref={isCurrent ? heading : undefined}
              component="h2"
              variant="h6"
              tabIndex={-1}
              sx={{ mb: 2, outline: 'none' }}
            >
              {t(`groups.${name}`)}
            </Typography>
            <Fields fields={members} parent="" shownTitle={name} />
          </Box>
        );
      })}
      <Stack direction="row" sx={{ gap: 1, mt: 3, alignItems: 'center', flexWrap: 'wrap' }}>
        {current > 0 && <Button onClick={() => onStep(current - 1)}>{t('words.back')}</Button>}
        {!isLast && (
          <Button type="submit" variant="contained" sx={isStarted ? undefined : HIDDEN_WITHOUT_SCRIPTS}>
            {t('words.next')}
          </Button>
        )}
        {isLast ? children : !isStarted && <Box sx={HIDDEN_WITH_SCRIPTS}>{children}</Box>}
      </Stack>
    </>
  );
}
