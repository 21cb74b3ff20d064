import { resourceIndex } from '#generated/resource-index.ts';
import { lazy } from 'react';
import { Navigate } from 'react-router-dom';
import { useHasViews } from '#admin/resource/views/use-views.ts';

const Today = lazy(async () => ({ default: (await import('../today/Today.tsx')).Today }));

/** Start page: the day's queues, or the first list of an API without views. */
export function Start() {
  return useHasViews() ? <Today /> : <Navigate to={`/${Object.keys(resourceIndex)[0]}`} replace />;
}
