import { unwrap } from '#generated/client/unwrap.ts';
import { PriceChangeFields } from '#generated/fields/PriceChange.ts';
import type { PriceChange } from '#generated/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { api } from '../api/client.ts';
import { useSuccessNotice } from '#admin/ui/use-success-notice.ts';
import { WorkButton } from '#admin/ui/WorkButton.tsx';
import { DataTable } from '#forms-schema/view/DataTable.tsx';
import { useFieldColumns } from '#admin/ui/use-field-columns.tsx';

const SHOWN = ['valid_from', 'valid_until', 'state', 'former', 'price', 'reason', 'created_by'] as const;

/** Price changes of an item; planned ones can be withdrawn. */
export function PriceChangeList({ changes }: { changes: readonly PriceChange[] }) {
  const t = useTranslate();
  const columns = useFieldColumns<PriceChange, (typeof SHOWN)[number]>(PriceChangeFields, SHOWN);
  return (
    <DataTable
      label={t('prices.changes')}
      rows={changes}
      getRowKey={({ id }) => id}
      empty={t('prices.none')}
      stacks={2}
      columns={[...columns, { name: 'withdraw', head: '', of: (change) => <Withdraw change={change} />, align: 'end' }]}
    />
  );
}

function Withdraw({ change: { id, version, applied_at } }: { change: PriceChange }) {
  const t = useTranslate();
  const succeed = useSuccessNotice();
  const queries = useQueryClient();
  if (applied_at != null) return null;
  const withdraw = async () => {
    const params = { path: { id }, header: { 'if-match': `"${version ?? 1}"` } };
    await unwrap(api.DELETE('/admin/price-changes/{id}', { params }));
    succeed(t('prices.withdrawn'));
    await queries.invalidateQueries({ queryKey: ['items'] });
  };
  return (
    <WorkButton size="small" work={withdraw}>
      {t('prices.withdraw')}
    </WorkButton>
  );
}
