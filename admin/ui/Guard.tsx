import { ApiError } from '#generated/client/api-error.ts';
import type { ReactNode } from 'react';
import { canCall, useRole } from '#admin/api/use-role.ts';
import { ErrorPanel } from './ErrorPanel.tsx';
import { NotFound } from './NotFound.tsx';

const NOT_ALLOWED = new ApiError('not-ok', { status: 403, code: 'not_allowed' });

/** Opens a screen only to those who may call the operation it stands on, and only where there is one. */
export function Guard({ operationId, children }: { operationId: string | undefined; children: ReactNode }) {
  const role = useRole();
  if (operationId === undefined) return <NotFound />;
  return canCall(operationId, role) ? children : <ErrorPanel error={NOT_ALLOWED} />;
}
