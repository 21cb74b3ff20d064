import { unwrap } from '#generated/client/unwrap.ts';
import type { ManualOrderItem } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import { Picture } from '#forms-schema/view/Picture.tsx';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { type KeyboardEvent, useState } from 'react';
import { api } from '../api/client.ts';
import { useSearch } from './use-search.ts';

const find = (q: string, signal?: AbortSignal) =>
  unwrap(api.GET('/admin/orders-manual/items', { params: { query: { q } }, signal }));

/**
 * Adds what is typed or scanned: Enter takes the best match. A scanner is faster than the list, so its Enter asks for what
 * was scanned and takes that.
 */
export function ItemSearch({ onAdd }: { onAdd: (item: ManualOrderItem) => void }) {
  const t = useTranslate();
  const locale = useLocale();
  const [text, setText] = useState('');
  const { found, foundFor, loading } = useSearch('items', text, find);
  const add = (item: ManualOrderItem | null | undefined): void => {
    if (!item) return;
    onAdd(item);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }): void => {
    const typed = text.trim();
    if (event.key !== 'Enter' || typed === '') return;
    event.preventDefault();
    if (foundFor === typed) return;
    event.defaultMuiPrevented = true;
    void find(typed).then(
      ([first, ...others]) => add(others.length === 0 || first?.barcode === typed ? first : undefined),
      () => undefined,
    );
  };
  return (
    <Autocomplete<ManualOrderItem>
      value={null}
      inputValue={text}
      onInputChange={(_, value, reason) => setText(reason === 'reset' ? '' : value)}
      onChange={(_, item) => add(item)}
      onKeyDown={onKeyDown}
      options={[...found]}
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ item_id }) => item_id}
      autoHighlight
      blurOnSelect={false}
      clearOnBlur={false}
      open={text.trim() !== '' && (found.length > 0 || foundFor !== '')}
      loading={loading}
      forcePopupIcon={false}
      noOptionsText={t('draft.nothing_found')}
      renderOption={({ key, ...props }, item) => (
        <Box component="li" key={key} {...props} sx={{ gap: 1.25 }}>
          <Picture folder="projects" name={String(item.picture ?? item.project_id)} size={36} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography noWrap sx={{ fontWeight: 600 }}>
              {item.name}
            </Typography>
            <Typography variant="body2" color="textSecondary" noWrap>
              {[item.artist_name, item.item_name].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
          <Box sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {formatMoney(item.price, item.currency, locale)}
            <Typography variant="body2" color={item.stock > 0 ? 'textSecondary' : 'error'}>
              {t('draft.stock', { count: item.stock })}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label={t('draft.add_item')} placeholder="…" />}
    />
  );
}
