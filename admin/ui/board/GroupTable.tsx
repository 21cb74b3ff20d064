import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { type ReactNode, useState } from 'react';
import { type Column, DataTable } from '#forms-schema/view/DataTable.tsx';
import { toggleInSet } from './toggle-in-set.ts';

/** Selected members of a group; an empty set means the whole group. */
export interface GroupSelection {
  readonly ids: ReadonlySet<number>;
  readonly pick: (ids: ReadonlySet<number>) => void;
}

interface Props<Group> {
  label: string;
  /** The first column has the group's title. */
  columns: readonly [Column<Group>, ...Column<Group>[]];
  groups: readonly Group[];
  getRowKey: (group: Group) => string;
  /** Label of the button that expands a group. */
  unfold: (group: Group) => string;
  /** Content of an expanded group: a selectable list of its members. */
  members: (group: Group, picked: GroupSelection) => ReactNode;
  /** Actions on a group, or on its selected members. */
  actions: (group: Group, picked: GroupSelection) => ReactNode;
}

const NONE: ReadonlySet<number> = new Set();

/** Table of groups with actions; each row expands to its members. */
export function GroupTable<Group>(props: Props<Group>) {
  const { label, columns, groups, getRowKey, unfold, members, actions } = props;
  const t = useTranslate();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [picks, setPicks] = useState<Readonly<Record<string, ReadonlySet<number>>>>({});
  const getPicked = (group: Group): GroupSelection => ({
    ids: picks[getRowKey(group)] ?? NONE,
    pick: (ids) => setPicks((before) => ({ ...before, [getRowKey(group)]: ids })),
  });
  const [first, ...otherColumns] = columns;
  const headColumn: Column<Group> = {
    ...first,
    width: '100%',
    of: (group) => {
      const isOpen = open.has(getRowKey(group));
      return (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <IconButton
            aria-expanded={isOpen}
            aria-label={unfold(group)}
            onClick={() => setOpen(toggleInSet(open, getRowKey(group)))}
          >
            <ExpandMore fontSize="small" sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
          </IconButton>
          <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1, rowGap: 0.5, flexWrap: 'wrap' }}>
            {first.of(group)}
          </Box>
        </Box>
      );
    },
  };
  const actionsColumn: Column<Group> = {
    name: 'actions',
    head: '',
    align: 'end',
    of: (group) => actions(group, getPicked(group)),
  };
  return (
    <DataTable
      label={label}
      columns={[headColumn, ...otherColumns, actionsColumn]}
      rows={groups}
      getRowKey={getRowKey}
      below={(group) => {
        const picked = getPicked(group);
        if (open.has(getRowKey(group))) return members(group, picked);
        if (picked.ids.size === 0) return null;
        return (
          <Typography variant="body2" role="status">
            {t('list.selected', { count: picked.ids.size })}
          </Typography>
        );
      }}
    />
  );
}
