import Button, { type ButtonProps } from '@mui/material/Button';
import { useCall } from './use-call.ts';

interface Props extends Omit<ButtonProps, 'onClick' | 'loading'> {
  work: () => Promise<unknown>;
}

/** A button that runs an asynchronous call: disabled while it runs, with a notification of its error. */
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
