import { unwrap } from '#generated/client/unwrap.ts';
import type { MergedPart } from '#generated/enums/MergedPart.ts';
import type { Customer, DuplicateCustomer } from '#generated/schemas.ts';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { api } from '#admin/api/client.ts';
import { ErrorPanel } from '#admin/ui/ErrorPanel.tsx';
import type { ActionInputProps } from '#admin/resource/define.ts';
import { useFailureNotice } from '#admin/ui/use-failure-notice.tsx';
import { keepsOther, toRecordSide, toDuplicateSide } from './merge-sides.ts';
import { MergeValues } from './MergeValues.tsx';
import { OtherCustomer } from './OtherCustomer.tsx';
import { DuplicateChoice } from './DuplicateChoice.tsx';

/** Inputs of a merge: the duplicate, the customer that stays, and the values to copy. */
export function MergeInputs({ record, onValues }: ActionInputProps) {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const onFailure = useFailureNotice('client');
  const customer = record as Customer;
  const path = { params: { path: { id: customer.id } } };
  const [sought, setSought] = useState<number>();
  const { data, error, refetch } = useQuery({
    queryKey: ['duplicate-customers', customer.id, sought],
    queryFn: () => {
      const params = { ...path.params, ...(sought !== undefined && { query: { with: sought } }) };
      return unwrap(api.GET('/admin/client/{id}/duplicates', { params }));
    },
    placeholderData: keepPreviousData,
  });
  const [chosen, setChosen] = useState<number>();
  const [taken, setTaken] = useState<readonly MergedPart[]>([]);
  const [swapped, setSwapped] = useState(false);
  const duplicate = data?.find(({ id }) => id === chosen) ?? data?.[0];
  const id = duplicate?.id;
  const keeps_other = duplicate !== undefined && keepsOther(customer, duplicate) !== swapped;
  useEffect(
    () => onValues(id === undefined ? undefined : { other_id: id, taken, keeps_other }),
    [id, taken, keeps_other, onValues],
  );
  const choose = (one: number) => {
    setChosen(one);
    setSwapped(false);
    setTaken([]);
  };
  const swap = () => {
    setSwapped(!swapped);
    setTaken([]);
  };
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={160} />;
  const dismiss = async ({ id: other_id, name }: DuplicateCustomer) => {
    await unwrap(api.POST('/admin/client/{id}/dismiss-duplicate', { ...path, body: { other_id } })).then(() => {
      notify('customer.dismissed', { messageArgs: { name } });
      void refetch();
      refresh();
    }, onFailure);
  };
  const take = (one: number) => {
    setSought(one);
    choose(one);
  };
  return (
    <>
      <Alert severity={duplicate ? 'warning' : 'info'} sx={{ mb: 2 }}>
        {t(duplicate ? 'customer.merge_final' : 'customer.no_duplicates')}
      </Alert>
      {duplicate && (
        <DuplicateChoice
          duplicates={data}
          chosen={duplicate.id}
          onChoose={choose}
          onDismiss={(one) => void dismiss(one)}
        />
      )}
      <OtherCustomer customer={customer} onTake={take} />
      {duplicate && (
        <MergeValues
          kept={keeps_other ? toDuplicateSide(duplicate) : toRecordSide(customer)}
          gone={keeps_other ? toRecordSide(customer) : toDuplicateSide(duplicate)}
          taken={taken}
          onTake={setTaken}
          onSwap={swap}
        />
      )}
    </>
  );
}
