import { unwrap } from '#generated/client/unwrap.ts';
import type { ManualOrderItem } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import { Picture } from '#forms-schema/view/Picture.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { api } from '#admin/api/client.ts';
import { SearchInput } from '#admin/ui/search/SearchInput.tsx';
import { TwoLines } from './TwoLines.tsx';

const find = (q: string, signal?: AbortSignal) =>
  unwrap(api.GET('/admin/orders-manual/items', { params: { query: { q } }, signal }));

/** Adds an item by search or scan. */
export function ItemSearch({ onAdd }: { onAdd: (item: ManualOrderItem) => void }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <SearchInput
      name="items"
      label={t('draft.add_item')}
      find={find}
      getRowKey={({ item_id }) => item_id}
      getOptionText={({ name }) => name}
      isScanned={({ barcode }, code) => barcode === code}
      onTake={onAdd}
    >
      {({ picture, project_id, name, artist_name, item_name, price, currency, stock }) => (
        <>
          <Picture folder="projects" name={String(picture ?? project_id)} size={36} />
          <TwoLines title={name} facts={[artist_name, item_name]} />
          <Box sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {formatMoney(price, currency, locale)}
            <Typography variant="body2" color={stock > 0 ? 'textSecondary' : 'error'}>
              {t('draft.stock', { count: stock })}
            </Typography>
          </Box>
        </>
      )}
    </SearchInput>
  );
}
