import { unwrap } from '#generated/client/unwrap.ts';
import type { Partner } from '#generated/enums/Partner.ts';
import type { BoardPartner, DispatchGroup } from '#generated/schemas.ts';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { api } from '../api/client.ts';
import { useBusy } from '../resource/use-busy.ts';
import { fetchOrders, useRefreshBoard, useTold } from './use-dispatch.ts';

const BatchDialog = lazy(async () => ({ default: (await import('./BatchDialog.tsx')).BatchDialog }));

interface Props {
  group: DispatchGroup;
  partners: readonly BoardPartner[];
  /** The shop orders chosen; the whole group when there are none. */
  chosen: ReadonlySet<number>;
  onDone: () => void;
}

/** Gives a group, or what is chosen of it, to a partner, or makes a batch of it. The suggestion is chosen already. */
export function GroupActions({ group, partners, chosen, onDone }: Props) {
  const t = useTranslate();
  const notify = useNotify();
  const told = useTold();
  const refresh = useRefreshBoard();
  const [busy, whileBusy] = useBusy();
  const assigned = group.partner ?? null;
  const [partner, setPartner] = useState<Partner | ''>(assigned ?? group.suggested ?? '');
  const [batch, setBatch] = useState<readonly number[]>();
  const idsOf = async () =>
    chosen.size > 0
      ? [...chosen]
      : (await fetchOrders({ partner: assigned, country_id: group.country_id })).map((order) => order.shop_order_id);

  const assign = () =>
    whileBusy(() =>
      told(async () => {
        if (!partner) return;
        const body = { shop_order_ids: await idsOf(), partner };
        const { done, refused } = await unwrap(api.POST('/admin/dispatch/assign', { body }));
        if (refused.length > 0) notify(t('dispatch.refused', { count: refused.length }), { type: 'warning' });
        else notify(t('dispatch.assigned', { count: done.length }), { type: 'success' });
        onDone();
        refresh();
      }),
    );
  const select = (
    <TextField
      select
      size="small"
      variant="standard"
      value={partner}
      onChange={(event) => setPartner(event.target.value as Partner)}
      slotProps={{ htmlInput: { 'aria-label': t('dispatch.partner') } }}
      sx={{ width: 128, textAlign: 'start' }}
    >
      {partners
        .filter(({ active, code }) => active || code === partner)
        .map(({ code }) => (
          <MenuItem key={code} value={code}>
            {t(`enums.Partner.${code}`)}
          </MenuItem>
        ))}
    </TextField>
  );
  return (
    <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end', alignItems: 'center' }}>
      {select}
      {partner !== assigned ? (
        <Button loading={busy} disabled={!partner} onClick={() => void assign()} sx={DO}>
          {t('dispatch.assign')}
        </Button>
      ) : (
        <Button loading={busy} onClick={() => void whileBusy(() => told(async () => setBatch(await idsOf())))} sx={DO}>
          {t('dispatch.make_batch')}
        </Button>
      )}
      <Suspense>
        {batch && assigned && (
          <BatchDialog partner={assigned} ids={batch} onClose={() => setBatch(undefined)} onMade={refresh} />
        )}
      </Suspense>
    </Stack>
  );
}

/** All under each other, whatever they say. */
const DO = { minWidth: 108, flexShrink: 0, whiteSpace: 'nowrap' } as const;
