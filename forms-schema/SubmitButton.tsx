import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useFormState } from 'react-hook-form';
import { useForms } from './context.tsx';
import { useFormScope } from './form-scope.ts';

/** Sends the form it stands in. It keeps the focus while it does, and a second press does nothing. */
export function SubmitButton({ children, ...props }: ButtonProps) {
  const { t } = useForms();
  const { control } = useFormScope();
  const { isSubmitting } = useFormState({ control });
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
