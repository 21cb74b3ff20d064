import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useRole } from '../../api/use-role.ts';
import { getIcon } from '#admin/ui/icons.ts';
import { ICON_ON_PHONE } from '#admin/ui/icon-on-phone.ts';
import type { Screen } from '../define.ts';
import { listActions } from './available-actions.ts';
import { useActions } from './use-actions.tsx';

/** Buttons of actions on a whole resource. */
export function CollectionActions({ screen: { resource, actionInputs } }: { screen: Screen }) {
  const t = useTranslate();
  const role = useRole();
  const { start, dialog } = useActions(resource, undefined, actionInputs);
  return (
    <>
      {listActions(resource, 'collection', role).map((action) => {
        const Icon = getIcon(action.icon);
        const label = t(action.label);
        return (
          <Button
            key={action.operationId}
            data-action
            aria-label={label}
            aria-keyshortcuts={action.key}
            startIcon={<Icon />}
            variant="outlined"
            sx={ICON_ON_PHONE}
            onClick={() => start(action, [])}
          >
            <span>{label}</span>
          </Button>
        );
      })}
      {dialog}
    </>
  );
}
