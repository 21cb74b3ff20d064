import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useState } from 'react';
import { useForms } from './context.tsx';
import { useFormScope } from './form-scope.ts';

/** Sends the form it stands in. It keeps the focus while it does, and a second press does nothing. */
export function SubmitButton({ children, ...props }: ButtonProps) {
  const { t } = useForms();
  const { on } = useFormScope();
  const [isSending, setSending] = useState(false);
  useEffect(() => on('sending', () => setSending(true)), [on]);
  useEffect(() => on('answered', () => setSending(false)), [on]);
  return (
    <Button
      variant="contained"
      {...props}
      type="submit"
      aria-disabled={isSending}
      startIcon={isSending ? <CircularProgress size={16} color="inherit" aria-hidden /> : props.startIcon}
    >
      {children ?? t('words.save')}
    </Button>
  );
}
