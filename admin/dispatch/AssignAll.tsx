import { unwrap } from '#generated/client/unwrap.ts';
import type { DispatchGroup } from '#generated/schemas.ts';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { api } from '../api/client.ts';
import { useBusy } from '../resource/use-busy.ts';
import { fetchOrders, useRefreshBoard, useTold } from './use-dispatch.ts';

/** Gives every order that nobody has to the partner that is suggested for its destination. */
export function AssignAll({ groups }: { groups: readonly DispatchGroup[] }) {
  const t = useTranslate();
  const notify = useNotify();
  const told = useTold();
  const refresh = useRefreshBoard();
  const [busy, whileBusy] = useBusy();
  const assign = () =>
    whileBusy(() =>
      told(async () => {
        let count = 0;
        for (const { suggested: partner, country_id } of groups) {
          if (!partner) continue;
          const found = await fetchOrders({ partner: null, country_id });
          const body = { shop_order_ids: found.map((order) => order.shop_order_id), partner };
          count += (await unwrap(api.POST('/admin/dispatch/assign', { body }))).done.length;
        }
        notify(t('dispatch.assigned', { count }), { type: 'success' });
        refresh();
      }),
    );
  return (
    <Button loading={busy} variant="outlined" onClick={() => void assign()}>
      {t('dispatch.assign_all')}
    </Button>
  );
}
