import FormControl from '@mui/material/FormControl';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

const Blank = ({ className }: InputBaseComponentProps) => <div className={className} />;

/** As high as an input is on this page, so that nothing below it moves when it comes. */
const PLACE = (
  <Skeleton variant="rounded" sx={{ display: 'flex', maxWidth: 'none' }}>
    <FormControl fullWidth>
      <OutlinedInput inputComponent={Blank} />
    </FormControl>
  </Skeleton>
);

/** A part of a field whose code is loaded when a form first has one; until then its place is kept. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = PLACE,
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
