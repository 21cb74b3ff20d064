import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useState } from 'react';
import { useForms } from './context.tsx';
import { useFormScope } from './form-scope.ts';

/** Submits its form. It keeps the focus while submitting; further clicks have no effect. */
export function SubmitButton({ children, ...props }: ButtonProps) {
  const { t } = useForms();
  const { on } = useFormScope();
  const [isSubmitting, setSubmitting] = useState(false);
  useEffect(() => on('submitting', () => setSubmitting(true)), [on]);
  useEffect(() => on('settled', () => setSubmitting(false)), [on]);
  return (
    <Button
      variant="contained"
      {...props}
      type="submit"
      aria-disabled={isSubmitting}
      startIcon={isSubmitting ? <CircularProgress size={16} color="inherit" aria-hidden /> : props.startIcon}
    >
      {children ?? t('words.save')}
    </Button>
  );
}
