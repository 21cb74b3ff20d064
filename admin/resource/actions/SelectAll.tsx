import { IdsFields } from '#generated/fields/Ids.ts';
import { takesFilter } from '#domain/resources/takes-filter.ts';
import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import Button from '@mui/material/Button';
import { type RaRecord, useDataProvider, useListContext, useLocale, useTranslate } from 'react-admin';
import { canCall, useRole } from '../../api/use-role.ts';
import { ROW } from '../row-meta.ts';
import { useBusy } from '#admin/ui/use-busy.ts';
import { useFailureNotice } from '#admin/ui/use-failure-notice.tsx';

/** How many records an action takes at once, as the description says. */
const [{ maxItems: MOST }] = IdsFields;

interface Props {
  resource: ResourceDefinition;
  /** All rows of the filter are meant, more than can be named. */
  onWhole: () => void;
}

/** Once a whole page is chosen: chooses all rows of the filter, or as many as an action takes where no server does more. */
export function SelectAll({ resource, onWhole }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const onFailure = useFailureNotice();
  const dataProvider = useDataProvider();
  const [busy, whileBusy] = useBusy();
  const { data = [], total = 0, selectedIds, onSelect, filterValues, sort, meta } = useListContext<RaRecord>();
  const role = useRole();
  const hasWhole =
    total > MOST &&
    canCall('adminCreateBulk', role) &&
    resource.actions.some((action: ActionDefinition) => takesFilter(action));
  const most = hasWhole ? total : Math.min(total, MOST);
  const isPageChosen = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  if (!isPageChosen || selectedIds.length >= most) return null;

  const selectAll = () =>
    whileBusy(async () => {
      const pagination = { page: 1, perPage: most };
      try {
        const all = await dataProvider.getList(resource.name, { filter: filterValues, sort, pagination, meta: ROW });
        onSelect(all.data.map(({ id }) => id));
      } catch (error) {
        onFailure(error);
      }
    });
  const words =
    hasWhole && meta?.estimated === true
      ? 'list.select_whole_about'
      : total > most
        ? 'list.select_first'
        : 'list.select_all_of';
  return (
    <Button loading={busy} onClick={() => (hasWhole ? onWhole() : void selectAll())} sx={{ flexShrink: 0 }}>
      {t(words, { total: most.toLocaleString(locale) })}
    </Button>
  );
}
