import Button, { type ButtonProps } from '@mui/material/Button';
import { useCall } from './use-call.ts';

interface Props extends Omit<ButtonProps, 'onClick' | 'loading'> {
  work: () => Promise<unknown>;
}

/** A button that makes a call: it cannot be pressed twice meanwhile, and what the API has against it is said. */
export function WorkButton({ work, startIcon, ...props }: Props) {
  const [busy, call] = useCall();
  return (
    <Button
      {...props}
      startIcon={startIcon}
      loading={busy}
      loadingPosition={startIcon ? 'start' : 'center'}
      onClick={() => void call(work)}
    />
  );
}
