import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import MoreVert from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import { type RaRecord, useTranslate } from 'react-admin';
import { useRole } from '../../api/use-role.ts';
import { iconFor } from '#admin/ui/icons.ts';
import { usePhone } from '#admin/ui/use-phone.ts';
import { useMenu } from '#admin/ui/use-menu.tsx';
import { applies, recordActions } from './allowed.ts';
import type { StartAction } from './use-actions.tsx';

/** So many stand as buttons, on a phone one; with more, the others are in a menu. */
const BUTTONS = 3;

interface Props {
  resource: ResourceDefinition;
  record: RaRecord;
  start: StartAction;
}

/** The next step of the work comes first; what gives money back or cannot be taken back, last. */
const rank = ({ primary, limit, money, confirm }: ActionDefinition): number =>
  primary ? 0 : (limit ?? money ?? confirm) ? 2 : 1;

/** Buttons for what can be done to one record now, what matters most first, the rest in a menu. */
export function RowActions({ resource, record, start }: Props) {
  const t = useTranslate();
  const role = useRole();
  const actions = recordActions(resource, role)
    .filter((action) => applies(resource, action, record))
    .toSorted((one, other) => rank(one) - rank(other));
  const most = usePhone() ? 1 : BUTTONS;
  const shown = actions.length > most ? actions.slice(0, Math.max(1, most - 1)) : actions;
  const entry = (action: ActionDefinition) => ({
    label: t(action.label),
    icon: iconFor(action.icon),
    onSelect: () => start(action, [record]),
  });
  const { opener, menu } = useMenu(() => actions.slice(shown.length).map(entry));
  return (
    <>
      {shown.map((action, place) => {
        const { label, icon: Icon, onSelect } = entry(action);
        return (
          <Button
            key={action.operationId}
            data-action
            aria-keyshortcuts={action.key}
            variant={action.primary && place === 0 ? 'contained' : 'outlined'}
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
