import { takesFilter } from '#domain/resources/takes-filter.ts';
import type { ResourceDefinition } from '#generated/definitions.ts';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RaRecord, useGetMany, useListContext, useLocale, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useRole } from '../../api/use-role.ts';
import { iconFor } from '#admin/ui/icons.ts';
import { ROW } from '../row-meta.ts';
import { actionsFor, applies } from './allowed.ts';
import { SelectAll } from './SelectAll.tsx';
import { useActions } from './use-actions.tsx';

/** What can be done to the chosen rows, also those of other pages. An action runs on the rows whose status allows it. */
export function BulkActions({ resource }: { resource: ResourceDefinition }) {
  const t = useTranslate();
  const role = useRole();
  const locale = useLocale();
  const { selectedIds, onUnselectItems, total = 0, meta, filterValues } = useListContext<RaRecord>();
  const records = useChosenRecords(resource);
  // another selection or another filter is not the whole one any more
  const selection = JSON.stringify([filterValues, selectedIds]);
  const [wholeOf, setWholeOf] = useState<string>();
  const whole =
    wholeOf === selection ? { filter: filterValues, total, isEstimated: meta?.estimated === true } : undefined;
  // chosen rows stay chosen: what is printed is often sent next
  const { start, dialog } = useActions(resource, whole && (() => onUnselectItems()));
  return (
    <>
      <Stack
        direction="row"
        role="toolbar"
        aria-label={t('list.bulk')}
        sx={{ gap: 1, alignItems: 'center', overflowX: 'auto', py: 0.5 }}
      >
        <IconButton onClick={() => onUnselectItems()} aria-label={t('list.unselect_all')}>
          <Close fontSize="small" />
        </IconButton>
        <Typography variant="body2" role="status" noWrap sx={{ fontWeight: 600, mr: 1, flexShrink: 0 }}>
          {whole?.isEstimated
            ? t('list.whole_about', { total: total.toLocaleString(locale) })
            : whole
              ? t('list.whole', { count: total, formatted: total.toLocaleString(locale) })
              : t('list.selected', { count: selectedIds.length })}
        </Typography>
        {!whole && <SelectAll resource={resource} onWhole={() => setWholeOf(selection)} />}
        {actionsFor(resource, 'bulk', role).map((action) => {
          const Icon = iconFor(action.icon);
          const able = records.filter((record) => applies(resource, action, record));
          if (whole && !takesFilter(action)) return null;
          const others = records.filter((record) => !able.includes(record));
          const some = !whole && able.length > 0 && able.length < selectedIds.length;
          return (
            <Button
              key={action.operationId}
              data-action
              aria-keyshortcuts={action.key}
              startIcon={<Icon />}
              variant="outlined"
              disabled={!whole && able.length === 0}
              onClick={() => (whole ? start(action, [], {}, { whole }) : start(action, able, {}, { others }))}
              sx={{ flexShrink: 0 }}
            >
              {t(action.label)}
              {some && ` (${able.length})`}
            </Button>
          );
        })}
      </Stack>
      {dialog}
    </>
  );
}

/** The chosen records: from the page where they are on it, else asked for. */
function useChosenRecords(resource: ResourceDefinition): readonly RaRecord[] {
  const { selectedIds, data = [] } = useListContext<RaRecord>();
  const elsewhere = selectedIds.filter((id) => !data.some((record) => record.id === id));
  const { data: others = [] } = useGetMany<RaRecord>(
    resource.name,
    { ids: elsewhere, meta: ROW },
    { enabled: elsewhere.length > 0, placeholderData: (before) => before },
  );
  return selectedIds.flatMap((id) => [...data, ...others].find((record) => record?.id === id) ?? []);
}
