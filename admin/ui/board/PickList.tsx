import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import { useLocale, useTranslate } from 'react-admin';
import { type ReactNode, useState } from 'react';
import { SecondaryText } from '../SecondaryText.tsx';
import { BusyLine } from '../BusyLine.tsx';
import type { GroupSelection } from './GroupTable.tsx';
import { toggleInSet } from './toggle-in-set.ts';

interface Props<Member> {
  label: string;
  /** Undefined while loading. */
  members: readonly Member[] | undefined;
  busy: boolean;
  getMemberId: (member: Member) => number;
  /** Label of a member's checkbox. */
  getMemberName: (member: Member) => string;
  picked: GroupSelection;
  /** Renders a member in a row. */
  children: (member: Member) => ReactNode;
}

/** Members rendered at first, and added by "Show more". */
const STEP = 100;

/** A selectable list of a group's members. */
export function PickList<Member>({
  label,
  members,
  busy,
  getMemberId,
  getMemberName,
  picked,
  children,
}: Props<Member>) {
  const t = useTranslate();
  const locale = useLocale();
  const [shown, setShown] = useState(STEP);
  const total = members?.length ?? 0;
  const hiddenCount = total - shown;
  return (
    <Box sx={{ position: 'relative' }}>
      {busy && <BusyLine label={t('words.loading')} />}
      <Box component="ul" sx={LIST} tabIndex={0} aria-label={label}>
        {members?.slice(0, shown).map((member) => (
          <Stack key={getMemberId(member)} component="li" direction="row" sx={LINE}>
            <Checkbox
              size="small"
              checked={picked.ids.has(getMemberId(member))}
              onChange={() => picked.pick(toggleInSet(picked.ids, getMemberId(member)))}
              slotProps={{ input: { 'aria-label': getMemberName(member) } }}
            />
            {children(member)}
          </Stack>
        ))}
        {hiddenCount > 0 && (
          <Stack component="li" direction="row" sx={{ ...LINE, py: 0.5 }}>
            <Button
              onClick={({ currentTarget }) => {
                setShown(shown + STEP);
                // the button disappears with the last members; keep the focus in the list
                if (hiddenCount <= STEP) currentTarget.closest('ul')?.focus();
              }}
            >
              {t('list.show_more', { count: Math.min(hiddenCount, STEP) })}
            </Button>
            <SecondaryText role="status">
              {t('list.shown_of', {
                count: shown,
                shown: shown.toLocaleString(locale),
                total: total.toLocaleString(locale),
              })}
            </SecondaryText>
          </Stack>
        )}
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
