import { IdsFields } from '#generated/fields/Ids.ts';
import { canRunOnFilter } from '#domain/resources/actions.ts';
import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import Button from '@mui/material/Button';
import { type RaRecord, useDataProvider, useListContext, useLocale, useTranslate } from 'react-admin';
import { canCall, useRole } from '../../api/use-role.ts';
import { ROW } from '../row-meta.ts';
import { useBusy } from '#admin/ui/use-busy.ts';
import { useFailureNotice } from '#admin/ui/use-failure-notice.tsx';

/** Maximum number of ids in one call, from the description. */
const [{ maxItems: MAX_RECORDS }] = IdsFields;

interface Props {
  resource: ResourceDefinition;
  /** Selects all rows of the filter, more than can be sent as ids. */
  onSelectAllMatching: () => void;
}

/** Offers, once a page is selected, to select all rows of the filter, or as many as can be sent as ids. */
export function SelectAll({ resource, onSelectAllMatching }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const onFailure = useFailureNotice();
  const dataProvider = useDataProvider();
  const [busy, whileBusy] = useBusy();
  const { data = [], total = 0, selectedIds, onSelect, filterValues, sort, meta } = useListContext<RaRecord>();
  const role = useRole();
  const hasAllMatching =
    total > MAX_RECORDS &&
    canCall('adminCreateBulk', role) &&
    resource.actions.some((action: ActionDefinition) => canRunOnFilter(action));
  const limit = hasAllMatching ? total : Math.min(total, MAX_RECORDS);
  const isPageSelected = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  if (!isPageSelected || selectedIds.length >= limit) return null;

  const selectAll = () =>
    whileBusy(async () => {
      const pagination = { page: 1, perPage: limit };
      try {
        const result = await dataProvider.getList(resource.name, { filter: filterValues, sort, pagination, meta: ROW });
        onSelect(result.data.map(({ id }) => id));
      } catch (error) {
        onFailure(error);
      }
    });
  const labelKey =
    hasAllMatching && meta?.estimated === true
      ? 'list.select_whole_about'
      : total > limit
        ? 'list.select_first'
        : 'list.select_all_of';
  return (
    <Button
      loading={busy}
      onClick={() => (hasAllMatching ? onSelectAllMatching() : void selectAll())}
      sx={{ flexShrink: 0 }}
    >
      {t(labelKey, { total: limit.toLocaleString(locale) })}
    </Button>
  );
}
