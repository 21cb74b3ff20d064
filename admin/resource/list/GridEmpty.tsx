import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';

/** Empty state of a list, with a button to clear its filters. */
export function GridEmpty() {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const filtered = Object.keys(filterValues).length > 0;
  return (
    <Stack sx={{ height: 1, alignItems: 'center', justifyContent: 'center', gap: 1, p: 3, pointerEvents: 'auto' }}>
      <Typography color="textSecondary">{t(filtered ? 'list.empty_filtered' : 'list.empty_title')}</Typography>
      {filtered && <Button onClick={() => setFilters({})}>{t('list.clear_filters')}</Button>}
    </Stack>
  );
}
