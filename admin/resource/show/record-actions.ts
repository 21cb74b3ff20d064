import type { ResourceDefinition } from '#generated/definitions.ts';
import type { ActionId, ResourceName } from '#generated/resource-index.ts';
import type { RaRecord } from 'react-admin';
import { createContext, use } from 'react';
import { useRole } from '../../api/use-role.ts';
import { listActions, isApplicable } from '../actions/available-actions.ts';
import type { StartAction } from '../actions/use-actions.tsx';

interface RecordActions {
  resource: ResourceDefinition;
  record: RaRecord;
  start: StartAction;
}

export const RecordActionsContext = createContext<RecordActions | undefined>(undefined);

/**
 * Returns a function that starts an action of the page's record with preset values. Undefined while the record's status or
 * the role does not allow it.
 */
export function useRecordAction<Name extends ResourceName>(
  operationId: ActionId<Name>,
): ((preset: Readonly<Record<string, unknown>>) => void) | undefined {
  const page = use(RecordActionsContext);
  const role = useRole();
  if (!page) return undefined;
  const { resource, record, start } = page;
  const action = listActions(resource, 'row', role).find((candidate) => candidate.operationId === operationId);
  return action && isApplicable(resource, action, record) ? (preset) => start(action, [record], preset) : undefined;
}

/** An action on a part of a record. */
interface PartAction {
  readonly operationId: string;
  readonly label: string;
  readonly icon?: string;
  readonly start: () => void;
}

/** Returns the actions that are possible on a part of the page's record, such as a parcel or an e-mail. */
export function usePartActions(of: string, part: object & { id: number }): readonly PartAction[] {
  const page = use(RecordActionsContext);
  const role = useRole();
  if (!page) return [];
  const { resource, record, start } = page;
  return listActions(resource, 'part', role)
    .filter((action) => action.of === of && isApplicable(resource, action, part))
    .map((action) => ({
      operationId: action.operationId,
      label: action.label,
      icon: action.icon,
      start: () => start(action, [record], {}, { part }),
    }));
}
