import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useSearch } from './use-search.ts';

interface Props<Result> {
  /** query key of the results */
  name: string;
  label: string;
  find: (text: string, signal?: AbortSignal) => Promise<Result[]>;
  getRowKey: (result: Result) => string | number;
  getOptionText: (result: Result) => string;
  /** whether a result matches a scanned code exactly; without it scanning is off */
  isScanned?: (result: Result, code: string) => boolean;
  onTake: (result: Result) => void;
  /** renders a result */
  children: (result: Result) => ReactNode;
}

/**
 * A search input: Enter takes the best match and clears the input. A scanner is faster than the results, so its Enter
 * waits for the scanned code's match.
 */
export function SearchInput<Result>(props: Props<Result>) {
  const { name, label, find, getRowKey, getOptionText, isScanned, onTake, children } = props;
  const t = useTranslate();
  const [text, setText] = useState('');
  const { results, searchedText, loading } = useSearch(name, text, find);
  const take = (result: Result | null | undefined): void => {
    if (result === null || result === undefined) return;
    onTake(result);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }): void => {
    const typed = text.trim();
    if (!isScanned || event.key !== 'Enter' || typed === '') return;
    event.preventDefault();
    if (searchedText === typed) return;
    event.defaultMuiPrevented = true;
    void find(typed).then(
      ([first, ...otherResults]) =>
        take(first !== undefined && (otherResults.length === 0 || isScanned(first, typed)) ? first : undefined),
      () => undefined,
    );
  };
  return (
    <Autocomplete<Result>
      value={null}
      inputValue={text}
      onInputChange={(_, value, reason) => setText(reason === 'reset' ? '' : value)}
      onChange={(_, result) => take(result)}
      onKeyDown={onKeyDown}
      options={[...results]}
      filterOptions={(options) => options}
      getOptionLabel={getOptionText}
      getOptionKey={getRowKey}
      autoHighlight
      clearOnBlur={false}
      open={text.trim() !== '' && (results.length > 0 || searchedText !== '')}
      loading={loading}
      forcePopupIcon={false}
      noOptionsText={t('lines.nothing_found')}
      renderOption={({ key, ...option }, result) => (
        <Box component="li" key={key} {...option} sx={{ gap: 1.25 }}>
          {children(result)}
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label={label} placeholder={isScanned && '…'} />}
    />
  );
}
