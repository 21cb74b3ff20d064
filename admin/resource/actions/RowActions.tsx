import type { ResourceDefinition } from '#generated/definitions.ts';
import Button from '@mui/material/Button';
import { type RaRecord, useTranslate } from 'react-admin';
import { useRole } from '../../api/use-role.ts';
import { iconFor } from '../../frame/icons.ts';
import { actionsFor, applies } from './allowed.ts';
import type { StartAction } from './use-actions.tsx';

/** Buttons for what can be done to one record now. */
export function RowActions({
  resource,
  record,
  start,
}: {
  resource: ResourceDefinition;
  record: RaRecord;
  start: StartAction;
}) {
  const t = useTranslate();
  const role = useRole();
  return actionsFor(resource, 'row', role)
    .filter((action) => applies(resource, action, record))
    .map((action) => {
      const Icon = iconFor(action.icon);
      return (
        <Button
          key={action.operationId}
          data-action
          aria-keyshortcuts={action.key}
          variant={action.primary ? 'contained' : 'outlined'}
          startIcon={<Icon />}
          onClick={() => start(action, [record])}
        >
          {t(action.label)}
        </Button>
      );
    });
}
