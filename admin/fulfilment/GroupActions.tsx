import { unwrap } from '#generated/client/unwrap.ts';
import type { BoardPartner, DispatchGroup } from '#generated/schemas.ts';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { api } from '#admin/api/client.ts';
import type { GroupSelection } from '#admin/ui/board/GroupTable.tsx';
import { MenuSelect } from '#admin/ui/MenuSelect.tsx';
import { WorkButton } from '#admin/ui/WorkButton.tsx';
import { fetchOrders, getIds, useReportAssignment } from './use-dispatch.ts';

const BatchDialog = lazy(async () => ({ default: (await import('./BatchDialog.tsx')).BatchDialog }));

interface Props {
  group: DispatchGroup;
  partners: readonly BoardPartner[];
  picked: GroupSelection;
}

/** Assigns a group or selection to a partner, preset to the suggested one, or creates a batch. */
export function GroupActions({ group, partners, picked }: Props) {
  const t = useTranslate();
  const reportAssignment = useReportAssignment();
  const assignedPartner = group.partner ?? null;
  const [partner, setPartner] = useState(assignedPartner ?? group.suggested ?? null);
  const [batchIds, setBatchIds] = useState<readonly number[]>();
  const fetchMembers = async () =>
    (await fetchOrders(group)).filter(({ shop_order_id: id }) => picked.ids.size === 0 || picked.ids.has(id));
  const assign = async () => {
    if (!partner) return;
    const members = await fetchMembers();
    const body = { shop_order_ids: getIds(members), partner };
    const result = await unwrap(api.POST('/admin/dispatch/assign', { body }));
    picked.pick(new Set());
    reportAssignment({ ...result, members });
  };
  const options = partners.filter(({ active, code }) => active || code === partner);
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={ACTIONS}>
      <MenuSelect
        label={t('dispatch.partner')}
        value={partner ?? ''}
        options={options.map(({ code }) => ({ value: code, label: t(`enums.Partner.${code}`) }))}
        onChange={(code) => setPartner(options.find((one) => one.code === code)?.code ?? null)}
      />
      {partner === null || partner !== assignedPartner ? (
        <WorkButton disabled={!partner} work={assign}>
          {t('dispatch.assign')}
        </WorkButton>
      ) : (
        <WorkButton work={async () => setBatchIds(getIds(await fetchMembers()))}>{t('dispatch.make_batch')}</WorkButton>
      )}
      <Suspense>
        {batchIds && assignedPartner && (
          <BatchDialog partner={assignedPartner} ids={batchIds} onClose={() => setBatchIds(undefined)} />
        )}
      </Suspense>
    </Stack>
  );
}

/** Fixed width, so that groups line up. */
const ACTIONS = {
  justifyContent: 'flex-end',
  alignItems: { xs: 'flex-end', sm: 'center' },
  columnGap: 1,
  '& > .MuiTextField-root': { width: 136 },
  '& > button': { minWidth: 104 },
} as const;
