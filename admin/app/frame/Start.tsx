import { resourceIndex } from '#generated/resource-index.ts';
import { lazy } from 'react';
import { Navigate } from 'react-router-dom';
import { useHasViews } from '#admin/resource/views/use-views.ts';

const Today = lazy(async () => ({ default: (await import('../today/Today.tsx')).Today }));

/** The back office opens on the work of the day; that of an API which counts none, on its first list. */
export function Start() {
  return useHasViews() ? <Today /> : <Navigate to={`/${Object.keys(resourceIndex)[0]}`} replace />;
}
