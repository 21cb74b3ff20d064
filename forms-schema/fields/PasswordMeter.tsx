import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import type { estimatePasswordStrength } from '../password-strength.ts';
import { getParentName } from './siblings.ts';
import type { FieldProps } from '../overrides.ts';

const COLORS = ['error.main', 'error.main', 'warning.main', 'success.main', 'success.main'] as const;
/** Sibling fields with personal data. */
const PERSONAL_FIELDS = ['email', 'firstname', 'lastname', 'name', 'company'];

/** Strength of a new password, with advice. */
export function PasswordMeter({ field, name, id }: FieldProps & { id: string }) {
  const { t } = useForms();
  const { control, getValues } = useFormScope();
  const rawValue: unknown = useWatch({ control, name, exact: true });
  const text = useDeferredValue(typeof rawValue === 'string' ? rawValue : '');
  const parent = getParentName(name, field.name);
  const personalWords = PERSONAL_FIELDS.map((sibling): unknown =>
    getValues(parent === '' ? sibling : `${parent}.${sibling}`),
  );
  const estimateStrength = useStrengthEstimator(text !== '');
  const strength =
    text === ''
      ? undefined
      : estimateStrength?.(
          text,
          personalWords.filter((word) => typeof word === 'string'),
        );
  return (
    <Box sx={{ mt: 0.75, mx: 0.25 }}>
      <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 0.5 }}>
        {[1, 2, 3, 4].map((step) => (
          <Box
            key={step}
            sx={{
              height: 4,
              borderRadius: 1,
              bgcolor: strength && Math.max(1, strength.score) >= step ? COLORS[strength.score] : 'divider',
            }}
          />
        ))}
      </Box>
      {/* rendered empty, so that changes are announced */}
      <Typography
        id={id}
        role="status"
        variant="caption"
        component="div"
        color="textSecondary"
        sx={{ minHeight: '1.6em' }}
      >
        {strength && `${t(`forms.password_${strength.score}`)} ${t(`forms.advice_${strength.advice}`)}`}
      </Typography>
    </Box>
  );
}

/** The estimator, loaded on first input; undefined until then, or when loading fails. */
function useStrengthEstimator(hasText: boolean): typeof estimatePasswordStrength | undefined {
  const [estimator, setEstimator] = useState<typeof estimatePasswordStrength>();
  useEffect(() => {
    if (!hasText) return;
    const load = async () => {
      const { estimatePasswordStrength } = await import('../password-strength.ts');
      setEstimator(() => estimatePasswordStrength);
    };
    load().catch(() => undefined);
  }, [hasText]);
  return estimator;
}
