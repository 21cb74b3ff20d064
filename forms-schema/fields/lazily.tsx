import Skeleton from '@mui/material/Skeleton';
import { type ComponentType, lazy, Suspense } from 'react';
import type { FieldProps } from '../overrides.ts';

/** A field whose code is loaded when a form first has one; until then its place is kept. */
export function lazily(load: () => Promise<ComponentType<FieldProps>>): ComponentType<FieldProps> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function LazyField(props) {
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={56} />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
