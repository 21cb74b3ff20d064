import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useSearch } from './use-search.ts';

interface Props<Found> {
  /** Names what is found in the cache. */
  name: string;
  label: string;
  find: (text: string, signal?: AbortSignal) => Promise<Found[]>;
  keyOf: (found: Found) => string | number;
  labelOf: (found: Found) => string;
  /** Tells whether something found is the very thing that was scanned; without it codes are not scanned into the box. */
  isScanned?: (found: Found, code: string) => boolean;
  onTake: (found: Found) => void;
  /** How something found is shown in the list. */
  children: (found: Found) => ReactNode;
}

/**
 * A box that finds things while one types: Enter takes the best match and empties the box for the next. A scanner is
 * faster than the list, so its Enter asks for what was scanned and takes that.
 */
export function FindBox<Found>(props: Props<Found>) {
  const { name, label, find, keyOf, labelOf, isScanned, onTake, children } = props;
  const t = useTranslate();
  const [text, setText] = useState('');
  const { found, foundFor, loading } = useSearch(name, text, find);
  const take = (one: Found | null | undefined): void => {
    if (one === null || one === undefined) return;
    onTake(one);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }): void => {
    const typed = text.trim();
    if (!isScanned || event.key !== 'Enter' || typed === '') return;
    event.preventDefault();
    if (foundFor === typed) return;
    event.defaultMuiPrevented = true;
    void find(typed).then(
      ([first, ...others]) =>
        take(first !== undefined && (others.length === 0 || isScanned(first, typed)) ? first : undefined),
      () => undefined,
    );
  };
  return (
    <Autocomplete<Found>
      value={null}
      inputValue={text}
      onInputChange={(_, value, reason) => setText(reason === 'reset' ? '' : value)}
      onChange={(_, one) => take(one)}
      onKeyDown={onKeyDown}
      options={[...found]}
      filterOptions={(options) => options}
      getOptionLabel={labelOf}
      getOptionKey={keyOf}
      autoHighlight
      clearOnBlur={false}
      open={text.trim() !== '' && (found.length > 0 || foundFor !== '')}
      loading={loading}
      forcePopupIcon={false}
      noOptionsText={t('lines.nothing_found')}
      renderOption={({ key, ...option }, one) => (
        <Box component="li" key={key} {...option} sx={{ gap: 1.25 }}>
          {children(one)}
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label={label} placeholder={isScanned && '…'} />}
    />
  );
}
