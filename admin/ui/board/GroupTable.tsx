import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { type ReactNode, useState } from 'react';
import { type Column, DataTable } from '#forms-schema/view/DataTable.tsx';
import { toggleInSet } from './toggle-in-set.ts';

/** Selected members of a group; an empty set means the whole group. */
export interface Picked {
  readonly ids: ReadonlySet<number>;
  readonly pick: (ids: ReadonlySet<number>) => void;
}

interface Props<Group> {
  label: string;
  /** The first column has the group's title. */
  columns: readonly [Column<Group>, ...Column<Group>[]];
  groups: readonly Group[];
  keyOf: (group: Group) => string;
  /** Label of the button that expands a group. */
  unfold: (group: Group) => string;
  /** Content of an expanded group: a selectable list of its members. */
  members: (group: Group, picked: Picked) => ReactNode;
  /** Actions on a group, or on its selected members. */
  actions: (group: Group, picked: Picked) => ReactNode;
}

const NONE: ReadonlySet<number> = new Set();

/** Table of groups with actions; each row expands to its members. */
export function GroupTable<Group>(props: Props<Group>) {
  const { label, columns, groups, keyOf, unfold, members, actions } = props;
  const t = useTranslate();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [picks, setPicks] = useState<Readonly<Record<string, ReadonlySet<number>>>>({});
  const getPicked = (group: Group): Picked => ({
    ids: picks[keyOf(group)] ?? NONE,
    pick: (ids) => setPicks((before) => ({ ...before, [keyOf(group)]: ids })),
  });
  const [first, ...otherColumns] = columns;
  const headColumn: Column<Group> = {
    ...first,
    width: '100%',
    of: (group) => {
      const isOpen = open.has(keyOf(group));
      return (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <IconButton
            aria-expanded={isOpen}
            aria-label={unfold(group)}
            onClick={() => setOpen(toggleInSet(open, keyOf(group)))}
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
      keyOf={keyOf}
      below={(group) => {
        const picked = getPicked(group);
        if (open.has(keyOf(group))) return members(group, picked);
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
