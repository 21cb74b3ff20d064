import Skeleton from '@mui/material/Skeleton';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

const PLACE = <Skeleton variant="rounded" height={56} />;

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
