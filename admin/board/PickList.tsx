import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { BusyLine } from '../frame/BusyLine.tsx';
import type { Picked } from './GroupTable.tsx';
import { toggled } from './toggled.ts';

interface Props<Member> {
  label: string;
  /** Undefined while they are loaded. */
  members: readonly Member[] | undefined;
  busy: boolean;
  idOf: (member: Member) => number;
  /** What a member's box says. */
  nameOf: (member: Member) => string;
  picked: Picked;
  /** A member in one line; its parts stand beside each other. */
  children: (member: Member) => ReactNode;
}

/** How many stand in the page; the others go with the group as a whole. */
const SHOWN = 100;

/** The members of a group, to pick some of them. */
export function PickList<Member>({ label, members, busy, idOf, nameOf, picked, children }: Props<Member>) {
  const t = useTranslate();
  return (
    <Box sx={{ position: 'relative' }}>
      {busy && <BusyLine label={t('words.loading')} />}
      <Box component="ul" sx={LIST} tabIndex={0} aria-label={label}>
        {members?.slice(0, SHOWN).map((member) => (
          <Stack key={idOf(member)} component="li" direction="row" sx={LINE}>
            <Checkbox
              size="small"
              checked={picked.ids.has(idOf(member))}
              onChange={() => picked.pick(toggled(picked.ids, idOf(member)))}
              slotProps={{ input: { 'aria-label': nameOf(member) } }}
            />
            {children(member)}
          </Stack>
        ))}
      </Box>
    </Box>
  );
}

const LIST = { m: 0, p: 0, listStyle: 'none', maxHeight: 420, overflowY: 'auto' } as const;

const LINE = {
  alignItems: 'center',
  gap: 1,
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
