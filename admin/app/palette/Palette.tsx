import { foldText } from '#admin/ui/fold-text.ts';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDebounced } from '#admin/ui/use-debounced.ts';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';
import { useActionEntries } from './action-entries.ts';
import { type Entry, GROUPS, useScreenEntries, useRecentEntries, useRecordEntries } from './entries.ts';

const DEBOUNCE_MS = 200;

/** Filters entries by every typed word; records are filtered by the server. */
function filterEntries(entries: readonly Entry[], text: string): Entry[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  return entries.filter(
    ({ group, label }) =>
      group === 'records' ||
      group === 'exact' ||
      (group === 'recent' ? words.length === 0 : words.every((word) => foldText(label).includes(word))),
  );
}

/** Sorts entries by group, as Autocomplete's `groupBy` requires. */
const sortByGroup = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group));

/** On a phone the detail is below the label. */
const OPTION = {
  display: 'flex',
  columnGap: 1.5,
  '&&': { flexDirection: { xs: 'column', sm: 'row' }, alignItems: { xs: 'flex-start', sm: 'baseline' } },
} as const;

const DETAIL = { minWidth: 0, maxWidth: 1, flex: { sm: 1 }, textAlign: { sm: 'end' } } as const;

/** Command palette: opens screens, views and records, and runs actions, by name. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const places = useScreenEntries();
  const actions = useActionEntries();
  const recent = useRecentEntries();
  const { entries, isLoading } = useRecordEntries(useDebounced(text.trim(), DEBOUNCE_MS));
  const go = (entry: Entry) => {
    onClose();
    // after the dialog has released the focus
    if (entry.run) setTimeout(entry.run);
    else void navigate(entry.to);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { 'aria-label': t('palette.title'), sx: { overflow: 'visible', mt: { xs: 2, sm: 10 } } } }}
    >
      <Autocomplete<Entry, false, true>
        open
        disablePortal
        autoHighlight
        disableClearable
        forcePopupIcon={false}
        options={sortByGroup([...recent, ...places, ...actions, ...entries])}
        groupBy={({ group }) => t(`palette.${group}`)}
        renderGroup={({ key, group, children }) => (
          <Box component="li" key={key} role="presentation">
            <Typography variant="caption" color="textSecondary" component="div" aria-hidden sx={{ px: 2, pt: 1 }}>
              {group}
            </Typography>
            <Box component="ul" role="group" aria-label={group} sx={{ p: 0 }}>
              {children}
            </Box>
          </Box>
        )}
        getOptionLabel={({ label }) => label}
        renderOption={({ key, ...props }, { label, detail }) => (
          <Box component="li" key={key} {...props} sx={OPTION}>
            <span>{label}</span>
            {detail && (
              <SecondaryText component="span" noWrap sx={DETAIL}>
                {detail}
              </SecondaryText>
            )}
          </Box>
        )}
        getOptionKey={({ to }) => to}
        filterOptions={(all, { inputValue }) => filterEntries(all, inputValue)}
        inputValue={text}
        onInputChange={(_, typed, reason) => reason === 'input' && setText(typed)}
        onChange={(_, entry) => go(entry)}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        loading={isLoading}
        loadingText={t('words.loading')}
        noOptionsText={t(isLoading ? 'words.loading' : 'forms.no_match')}
        slotProps={{ listbox: { 'aria-label': t('palette.title'), sx: { maxHeight: '50dvh' } } }}
        renderInput={({ slotProps, ...params }) => (
          <TextField
            {...params}
            autoFocus
            placeholder={t('palette.type')}
            slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, 'aria-label': t('palette.title') } }}
          />
        )}
      />
    </Dialog>
  );
}
