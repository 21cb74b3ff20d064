import { ApiError } from '#generated/client/api-error.ts';
import type { ReactNode } from 'react';
import { canCall, useRole } from '#admin/api/use-role.ts';
import { ErrorPanel } from './ErrorPanel.tsx';
import { NotFound } from './NotFound.tsx';

const NOT_ALLOWED = new ApiError('not-ok', { status: 403, code: 'not_allowed' });

/** Renders a screen when the role may call its operation; "not found" where the API has no such operation. */
export function Guard({ operationId, children }: { operationId: string | undefined; children: ReactNode }) {
  const role = useRole();
  if (operationId === undefined) return <NotFound />;
  return canCall(operationId, role) ? children : <ErrorPanel error={NOT_ALLOWED} />;
}
