import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Edit from '@mui/icons-material/EditOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { type RaRecord, useTranslate } from 'react-admin';
import { canCall, useRole } from '../../api/use-role.ts';
import { getIcon } from '#admin/ui/icons.ts';
import { useMenu } from '#admin/ui/use-menu.tsx';
import { type MenuEntry } from '#admin/ui/menu-entry.ts';
import { listActions, isApplicable } from '../actions/available-actions.ts';
import { useActions } from '../actions/use-actions.tsx';
import { buildEditPath, buildRecordPath } from '../paths.ts';
import { useRecordTitle } from '../record-title.ts';

interface Props {
  resource: ResourceDefinition;
  record: RaRecord;
  tabIndex: number;
}

/** Menu of a row: open, edit, and its actions. */
export function RowMenu({ resource, record, tabIndex }: Props) {
  const t = useTranslate();
  const formatTitle = useRecordTitle(resource);
  const role = useRole();
  const { start, dialog } = useActions(resource);
  const { opener, menu } = useMenu(() => {
    const open: MenuEntry = { label: t('record.show'), icon: ArrowForward, to: buildRecordPath(resource, record.id) };
    const edit: MenuEntry = { label: t('record.edit'), icon: Edit, to: buildEditPath(resource, record.id) };
    const actions = listActions(resource, 'row', role)
      .filter((action) => isApplicable(resource, action, record) && canFillForm(action, record))
      .map((action) => ({
        label: t(action.label),
        icon: getIcon(action.icon),
        onSelect: () => start(action, [record]),
      }));
    return [open, ...(canCall(resource.operations.update, role) ? [edit] : []), ...actions];
  });
  return (
    <>
      <IconButton
        {...opener}
        size="small"
        tabIndex={tabIndex}
        aria-label={t('list.actions_of', { name: formatTitle(record) })}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {(menu || dialog) && (
        // events of the menu and the dialog must not reach the row
        <span onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
          {menu}
          {dialog}
        </span>
      )}
    </>
  );
}

/** Whether the form and the row provide all required values; other actions are only offered on the record's page. */
const canFillForm = ({ fields }: ActionDefinition, record: RaRecord): boolean =>
  !fields.some(({ name, required, hidden }) => required && hidden?.includes('form') && record[name] === undefined);
