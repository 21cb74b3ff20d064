import { canRunOnFilter } from '#domain/resources/actions.ts';
import type { ResourceDefinition } from '#generated/definitions.ts';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RaRecord, useGetMany, useListContext, useLocale, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useRole } from '../../api/use-role.ts';
import { getIcon } from '#admin/ui/icons.ts';
import { ROW } from '../row-meta.ts';
import { listActions, isApplicable } from './available-actions.ts';
import { SelectAll } from './SelectAll.tsx';
import { useActions } from './use-actions.tsx';

/** Buttons of bulk actions on the selected rows of all pages. An action runs on the rows whose status allows it. */
export function BulkActions({ resource }: { resource: ResourceDefinition }) {
  const t = useTranslate();
  const role = useRole();
  const locale = useLocale();
  const { selectedIds, onUnselectItems, total = 0, meta, filterValues } = useListContext<RaRecord>();
  const records = useSelectedRecords(resource);
  // "all matching" ends when the selection or the filter changes
  const selection = JSON.stringify([filterValues, selectedIds]);
  const [allMatchingOf, setAllMatchingOf] = useState<string>();
  const allMatching =
    allMatchingOf === selection ? { filter: filterValues, total, isEstimated: meta?.estimated === true } : undefined;
  // rows stay selected after an action: the next one often concerns the same rows
  const { start, dialog } = useActions(resource, allMatching && (() => onUnselectItems()));
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
          {allMatching?.isEstimated
            ? t('list.whole_about', { total: total.toLocaleString(locale) })
            : allMatching
              ? t('list.whole', { count: total, formatted: total.toLocaleString(locale) })
              : t('list.selected', { count: selectedIds.length })}
        </Typography>
        {!allMatching && <SelectAll resource={resource} onSelectAllMatching={() => setAllMatchingOf(selection)} />}
        {listActions(resource, 'bulk', role).map((action) => {
          const Icon = getIcon(action.icon);
          const applicable = records.filter((record) => isApplicable(resource, action, record));
          if (allMatching && !canRunOnFilter(action)) return null;
          const inapplicable = records.filter((record) => !applicable.includes(record));
          const isPartial = !allMatching && applicable.length > 0 && applicable.length < selectedIds.length;
          return (
            <Button
              key={action.operationId}
              data-action
              aria-keyshortcuts={action.key}
              startIcon={<Icon />}
              variant="outlined"
              disabled={!allMatching && applicable.length === 0}
              onClick={() =>
                allMatching ? start(action, [], {}, { allMatching }) : start(action, applicable, {}, { inapplicable })
              }
              sx={{ flexShrink: 0 }}
            >
              {t(action.label)}
              {isPartial && ` (${applicable.length})`}
            </Button>
          );
        })}
      </Stack>
      {dialog}
    </>
  );
}

/** Returns the selected records: from the current page, or loaded by id. */
function useSelectedRecords(resource: ResourceDefinition): readonly RaRecord[] {
  const { selectedIds, data = [] } = useListContext<RaRecord>();
  const otherIds = selectedIds.filter((id) => !data.some((record) => record.id === id));
  const { data: fetched = [] } = useGetMany<RaRecord>(
    resource.name,
    { ids: otherIds, meta: ROW },
    { enabled: otherIds.length > 0, placeholderData: (previous) => previous },
  );
  return selectedIds.flatMap((id) => [...data, ...fetched].find((record) => record?.id === id) ?? []);
}
