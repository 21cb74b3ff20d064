import FormControl from '@mui/material/FormControl';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

const Blank = ({ className }: InputBaseComponentProps) => <div className={className} />;

/** As high as an input, to avoid a layout shift. */
const PLACEHOLDER = (
  <Skeleton variant="rounded" sx={{ display: 'flex', maxWidth: 'none' }}>
    <FormControl fullWidth>
      <OutlinedInput inputComponent={Blank} />
    </FormControl>
  </Skeleton>
);

/** Creates a component whose code is loaded on first render, with a placeholder meanwhile. */
export function createLazyField<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = PLACEHOLDER,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function LazyField(props) {
    return (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
