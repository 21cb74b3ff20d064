import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { useForms } from '../context.tsx';
import { listErrors } from '../form-problems.ts';
import { useFormScope } from '../form-scope.ts';
import type { WizardStep } from './steps.ts';

interface Props {
  steps: readonly WizardStep[];
  current: number;
  /** Last step reached; steps up to it are selectable. */
  reached: number;
  onStep: (step: number) => void;
}

/** The steps with their state; a single line on small screens. */
export function StepList({ steps, current, reached, onStep }: Props) {
  const { t } = useForms();
  const { errors: store } = useFormScope();
  const { errors } = useSyncExternalStore(store.subscribeAll, store.getAll, store.getAll);
  const positionText = t('forms.step_of', { number: current + 1, count: steps.length });
  return (
    <Box component="nav" aria-label={t('forms.steps')} sx={{ mb: 3 }}>
      <Box aria-hidden sx={{ display: { sm: 'none' } }}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 0.75 }}>
          {positionText}
        </Typography>
        <LinearProgress variant="determinate" value={((current + 1) / steps.length) * 100} />
      </Box>
      <Stepper
        nonLinear
        activeStep={current}
        component="ol"
        sx={{
          p: 0,
          m: 0,
          listStyle: 'none',
          display: { xs: 'none', sm: 'flex' },
          // MUI's default has too little contrast
          '& .MuiStepIcon-root:not(.Mui-active, .Mui-completed, .Mui-error)': { color: 'text.secondary' },
        }}
      >
        {steps.map(({ name, fields }, index) => {
          const isWrong = listErrors(fields, errors).length > 0;
          return (
            <Step key={name} component="li" completed={index < reached && !isWrong}>
              <StepButton
                disabled={index > reached}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => onStep(index)}
              >
                <StepLabel error={isWrong}>{t(`groups.${name}`)}</StepLabel>
              </StepButton>
            </Step>
          );
        })}
      </Stepper>
    </Box>
  );
}
