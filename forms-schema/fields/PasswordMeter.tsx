import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import type { passwordStrength } from '../password-strength.ts';
import { parentOf } from './siblings.ts';
import type { FieldProps } from '../overrides.ts';

const COLORS = ['error.main', 'error.main', 'warning.main', 'success.main', 'success.main'] as const;
/** Fields of the same form that say who is choosing. */
const OWN = ['email', 'firstname', 'lastname', 'name', 'company'];

/** How strong the password is that is being chosen, and what would make it stronger. */
export function PasswordMeter({ field, name, id }: FieldProps & { id: string }) {
  const { t } = useForms();
  const { control, getValues } = useFormScope();
  const typed: unknown = useWatch({ control, name, exact: true });
  const text = useDeferredValue(typeof typed === 'string' ? typed : '');
  const parent = parentOf(name, field.name);
  const own = OWN.map((one): unknown => getValues(parent === '' ? one : `${parent}.${one}`));
  const measure = usePasswordStrength(text !== '');
  const strength =
    text === ''
      ? undefined
      : measure?.(
          text,
          own.filter((one) => typeof one === 'string'),
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
      {/* there from the start, so that changes are read out */}
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

/** The estimator, loaded once something is typed; undefined until then, and where it cannot be loaded. */
function usePasswordStrength(isTyped: boolean): typeof passwordStrength | undefined {
  const [measure, setMeasure] = useState<typeof passwordStrength>();
  useEffect(() => {
    if (!isTyped) return;
    const load = async () => {
      const { passwordStrength } = await import('../password-strength.ts');
      setMeasure(() => passwordStrength);
    };
    load().catch(() => undefined);
  }, [isTyped]);
  return measure;
}
