import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ResourceDefinition } from '#generated/definitions.ts';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import { lazy, Suspense } from 'react';
import { Select } from '#admin/ui/Select.tsx';
import { useListPreferences } from './preferences.ts';

const BulkActions = lazy(async () => ({ default: (await import('../actions/BulkActions.tsx')).BulkActions }));

const PAGE_SIZES = [25, 50, 100];

/** Bulk actions and pagination of a list. */
export function ListFooter({ resource }: { resource: ResourceDefinition }) {
  const { selectedIds } = useListContext();
  return (
    <Box sx={FOOTER}>
      <Suspense>{selectedIds.length > 0 && <BulkActions resource={resource} />}</Suspense>
      <Pages resource={resource} />
    </Box>
  );
}

function Pages({ resource }: { resource: ResourceDefinition }) {
  const t = useTranslate();
  const locale = useLocale();
  const { change } = useListPreferences(resource);
  const { page, perPage, total, data = [], meta, setPage, setPerPage } = useListContext();
  const knownTotal = total ?? 0;
  const isEstimated = meta?.estimated === true;
  const formatNumber = (value: number) => value.toLocaleString(locale);
  const from = (page - 1) * perPage + 1;
  const to = from + data.length - 1;
  const lastPage = Math.max(1, Math.ceil(knownTotal / perPage));
  const steps = [
    { name: 'first', Icon: FirstPage, to: 1, disabled: page <= 1 },
    { name: 'previous', Icon: ChevronLeft, to: page - 1, disabled: page <= 1 },
    { name: 'next', Icon: ChevronRight, to: page + 1, disabled: page >= lastPage },
    // the last page of an estimated total is not known
    { name: 'last', Icon: LastPage, to: lastPage, disabled: page >= lastPage || isEstimated },
  ] as const;
  return (
    <Box
      component="nav"
      aria-label={t('list.pages')}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.25, minHeight: 40, ml: 'auto' }}
    >
      <Select
        label={t('list.rows_per_page')}
        value={perPage}
        options={[...new Set([...PAGE_SIZES, perPage])].map((size) => ({
          value: size,
          label: t('list.per_page', { count: size }),
        }))}
        onChange={(value) => {
          change({ perPage: Number(value) });
          setPerPage(Number(value));
        }}
      />
      <Typography variant="body2" role="status" noWrap sx={{ fontVariantNumeric: 'tabular-nums', mx: 1 }}>
        {knownTotal === 0
          ? t('list.no_rows')
          : t('list.range', {
              from: formatNumber(from),
              to: formatNumber(to),
              total: isEstimated ? t('list.about', { total: formatNumber(knownTotal) }) : formatNumber(knownTotal),
            })}
      </Typography>
      {steps.map(({ name, Icon, to: target, disabled }) => (
        <IconButton
          key={name}
          size="small"
          disabled={disabled}
          aria-label={t(`list.page_${name}`)}
          onClick={() => setPage(target)}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
    </Box>
  );
}

const FOOTER = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  px: 1,
  minHeight: 40,
  borderTop: 1,
  borderColor: 'divider',
} as const;
