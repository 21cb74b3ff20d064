import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { useListContext, useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 500; // §5 search debounce

/** Full-text search of a list. `/` focuses it, Escape clears it. */
export function SearchBox() {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const query = String(filterValues.q ?? '');
  const [text, setText] = useState(query);
  const [sentQuery, setSentQuery] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  // the address was changed by the back button, a link or "Clear filters"
  if (query !== lastQuery) {
    setLastQuery(query);
    if (query !== sentQuery) setText(query);
  }

  const search = (newText: string, delay: number) => {
    setText(newText);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const q = newText.trim();
      const { q: _, ...otherValues } = filterValues;
      setSentQuery(q);
      setFilters(q ? { ...otherValues, q } : otherValues);
    }, delay);
  };
  return (
    <Box sx={LOOK}>
      <Search fontSize="small" color="action" />
      <input
        ref={input}
        value={text}
        type="search"
        onChange={(event) => search(event.target.value, DEBOUNCE_MS)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(text, 0);
          if (event.key !== 'Escape') return;
          if (text) search('', 0);
          else input.current?.blur();
        }}
        placeholder={t('list.search')}
        aria-label={t('list.search')}
        aria-keyshortcuts="/"
      />
    </Box>
  );
}

const LOOK = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  flex: { xs: '1 1 200px', sm: '0 1 240px' },
  height: 32,
  px: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
  '& input': {
    flex: 1,
    minWidth: 0,
    border: 0,
    p: 0,
    outline: 'none',
    font: 'inherit',
    fontSize: '0.875rem',
    color: 'inherit',
    bgcolor: 'transparent',
  },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;
