import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { foldText } from '#admin/ui/fold-text.ts';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';
import { useRef, useState } from 'react';

interface Props {
  anchor: HTMLElement;
  filters: readonly { name: string; label: string }[];
  onPick: (name: string) => void;
  onClose: () => void;
}

/** The filters of a list with a search. Arrow down moves to the list, Enter picks the first match. */
export function FilterPicker({ anchor, filters, onPick, onClose }: Props) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const matches = filters.filter(({ label }) => words.every((word) => foldText(label).includes(word)));
  const [first] = matches;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('list.add_filter'),
          sx: { width: 280, maxHeight: '70dvh', display: 'flex', flexDirection: 'column' },
        },
      }}
    >
      <Box sx={{ p: 1, pb: 0.5 }}>
        <TextField
          autoFocus
          fullWidth
          value={text}
          placeholder={t('list.find_filter')}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && first) onPick(first.name);
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
          }}
          slotProps={{ htmlInput: { 'aria-label': t('list.find_filter') } }}
        />
      </Box>
      <MenuList ref={list} dense aria-label={t('list.add_filter')} sx={{ overflowY: 'auto', minHeight: 0 }}>
        {matches.map(({ name, label }) => (
          <MenuItem key={name} onClick={() => onPick(name)}>
            {label}
          </MenuItem>
        ))}
      </MenuList>
      {!first && (
        <SecondaryText role="status" sx={{ px: 2, pb: 1.5 }}>
          {t('forms.no_match')}
        </SecondaryText>
      )}
    </Popover>
  );
}
