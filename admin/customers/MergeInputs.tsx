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
import { isOtherKept, toRecordSide, toDuplicateSide } from './merge-sides.ts';
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
  const [searchedId, setSearchedId] = useState<number>();
  const { data, error, refetch } = useQuery({
    queryKey: ['duplicate-customers', customer.id, searchedId],
    queryFn: () => {
      const params = { ...path.params, ...(searchedId !== undefined && { query: { with: searchedId } }) };
      return unwrap(api.GET('/admin/client/{id}/duplicates', { params }));
    },
    placeholderData: keepPreviousData,
  });
  const [chosenId, setChosenId] = useState<number>();
  const [copiedParts, setCopiedParts] = useState<readonly MergedPart[]>([]);
  const [isSwapped, setIsSwapped] = useState(false);
  const duplicate = data?.find(({ id }) => id === chosenId) ?? data?.[0];
  const id = duplicate?.id;
  const keeps_other = duplicate !== undefined && isOtherKept(customer, duplicate) !== isSwapped;
  useEffect(
    () => onValues(id === undefined ? undefined : { other_id: id, taken: copiedParts, keeps_other }),
    [id, copiedParts, keeps_other, onValues],
  );
  const choose = (duplicateId: number) => {
    setChosenId(duplicateId);
    setIsSwapped(false);
    setCopiedParts([]);
  };
  const swap = () => {
    setIsSwapped(!isSwapped);
    setCopiedParts([]);
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
  const chooseOther = (customerId: number) => {
    setSearchedId(customerId);
    choose(customerId);
  };
  return (
    <>
      <Alert severity={duplicate ? 'warning' : 'info'} sx={{ mb: 2 }}>
        {t(duplicate ? 'customer.merge_final' : 'customer.no_duplicates')}
      </Alert>
      {duplicate && (
        <DuplicateChoice
          duplicates={data}
          choice={duplicate.id}
          onChoose={choose}
          onDismiss={(one) => void dismiss(one)}
        />
      )}
      <OtherCustomer customer={customer} onChoose={chooseOther} />
      {duplicate && (
        <MergeValues
          keptSide={keeps_other ? toDuplicateSide(duplicate) : toRecordSide(customer)}
          mergedSide={keeps_other ? toRecordSide(customer) : toDuplicateSide(duplicate)}
          copiedParts={copiedParts}
          onCopy={setCopiedParts}
          onSwap={swap}
        />
      )}
    </>
  );
}
