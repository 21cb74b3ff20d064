import type { ResourceDefinition } from '#generated/definitions.ts';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useRole } from '../../api/use-role.ts';
import { iconFor } from '../../frame/icons.ts';
import { actionsFor } from './allowed.ts';
import { useActions } from './use-actions.tsx';

/** Buttons for what can be done to a whole resource. */
export function CollectionActions({ resource }: { resource: ResourceDefinition }) {
  const t = useTranslate();
  const role = useRole();
  const { start, dialog } = useActions(resource);
  return (
    <>
      {actionsFor(resource, 'collection', role).map((action) => {
        const Icon = iconFor(action.icon);
        return (
          <Button
            key={action.operationId}
            data-action
            aria-keyshortcuts={action.key}
            startIcon={<Icon />}
            variant="outlined"
            onClick={() => start(action, [])}
          >
            {t(action.label)}
          </Button>
        );
      })}
      {dialog}
    </>
  );
}
