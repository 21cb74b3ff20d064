import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useSearch } from './use-search.ts';

interface Props<Found> {
  /** query key of the results */
  name: string;
  label: string;
  find: (text: string, signal?: AbortSignal) => Promise<Found[]>;
  keyOf: (found: Found) => string | number;
  labelOf: (found: Found) => string;
  /** whether a result matches a scanned code exactly; without it scanning is off */
  isScanned?: (found: Found, code: string) => boolean;
  onTake: (found: Found) => void;
  /** renders a result */
  children: (found: Found) => ReactNode;
}

/**
 * A search input: Enter takes the best match and clears the input. A scanner is faster than the results, so its Enter
 * waits for the scanned code's match.
 */
export function SearchInput<Found>(props: Props<Found>) {
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
