import type { Partner } from '#generated/enums/Partner.ts';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { WorkButton } from '#admin/ui/WorkButton.tsx';
import { fetchOrders, getIds } from './use-dispatch.ts';

const BatchDialog = lazy(async () => ({ default: (await import('./BatchDialog.tsx')).BatchDialog }));

/** Creates one batch of all open orders of a partner. */
export function PartnerBatch({ partner }: { partner: Partner }) {
  const t = useTranslate();
  const [batchIds, setBatchIds] = useState<readonly number[]>();
  return (
    <>
      <WorkButton variant="outlined" work={async () => setBatchIds(getIds(await fetchOrders({ partner })))}>
        {t('dispatch.batch_of_all')}
      </WorkButton>
      <Suspense>
        {batchIds && <BatchDialog partner={partner} ids={batchIds} onClose={() => setBatchIds(undefined)} />}
      </Suspense>
    </>
  );
}
