import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import MoreVert from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import { type RaRecord, useTranslate } from 'react-admin';
import { useRole } from '../../api/use-role.ts';
import { getIcon } from '#admin/ui/icons.ts';
import { usePhone } from '#admin/ui/use-phone.ts';
import { useMenu } from '#admin/ui/use-menu.tsx';
import { isApplicable, listRecordActions } from './available-actions.ts';
import type { StartAction } from './use-actions.tsx';

/** Further actions are in a menu; on a phone all but one. */
const MAX_BUTTONS = 3;

interface Props {
  resource: ResourceDefinition;
  record: RaRecord;
  start: StartAction;
}

/** Primary actions first; refunds and irreversible ones last. */
const getRank = ({ primary, limit, money, confirm }: ActionDefinition): number =>
  primary ? 0 : (limit ?? money ?? confirm) ? 2 : 1;

/** Buttons of the actions that a record's status allows, primary ones first, the rest in a menu. */
export function RowActions({ resource, record, start }: Props) {
  const t = useTranslate();
  const role = useRole();
  const actions = listRecordActions(resource, role)
    .filter((action) => isApplicable(resource, action, record))
    .toSorted((a, b) => getRank(a) - getRank(b));
  const limit = usePhone() ? 1 : MAX_BUTTONS;
  const shown = actions.length > limit ? actions.slice(0, Math.max(1, limit - 1)) : actions;
  const buildEntry = (action: ActionDefinition) => ({
    label: t(action.label),
    icon: getIcon(action.icon),
    onSelect: () => start(action, [record]),
  });
  const { opener, menu } = useMenu(() => actions.slice(shown.length).map(buildEntry));
  return (
    <>
      {shown.map((action, index) => {
        const { label, icon: Icon, onSelect } = buildEntry(action);
        return (
          <Button
            key={action.operationId}
            data-action
            aria-keyshortcuts={action.key}
            variant={action.primary && index === 0 ? 'contained' : 'outlined'}
            startIcon={<Icon />}
            onClick={onSelect}
          >
            {label}
          </Button>
        );
      })}
      {shown.length < actions.length && (
        <Button {...opener} endIcon={<MoreVert />}>
          {t('record.more')}
        </Button>
      )}
      {menu}
    </>
  );
}
