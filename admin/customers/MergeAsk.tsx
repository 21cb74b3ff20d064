import { unwrap } from '#generated/client/unwrap.ts';
import type { MergedPart } from '#generated/enums/MergedPart.ts';
import type { Client, ClientTwin } from '#generated/schemas.ts';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { api } from '#admin/api/client.ts';
import { ErrorPanel } from '#admin/ui/ErrorPanel.tsx';
import type { AskProps } from '#admin/resource/define.ts';
import { useFailureNotice } from '#admin/ui/use-failure-notice.tsx';
import { keepsOther, sideOfClient, sideOfTwin } from './merge-sides.ts';
import { MergeValues } from './MergeValues.tsx';
import { OtherClient } from './OtherClient.tsx';
import { TwinChoice } from './TwinChoice.tsx';

/** Which two are merged, which of them stays, and side by side which value stays of each. */
export function MergeAsk({ record, onAnswer }: AskProps) {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const onFailure = useFailureNotice('client');
  const client = record as Client;
  const path = { params: { path: { id: client.id } } };
  const [sought, setSought] = useState<number>();
  const { data, error, refetch } = useQuery({
    queryKey: ['client-twins', client.id, sought],
    queryFn: () => {
      const params = { ...path.params, ...(sought !== undefined && { query: { with: sought } }) };
      return unwrap(api.GET('/admin/client/{id}/twins', { params }));
    },
    placeholderData: keepPreviousData,
  });
  const [chosen, setChosen] = useState<number>();
  const [taken, setTaken] = useState<readonly MergedPart[]>([]);
  const [swapped, setSwapped] = useState(false);
  const twin = data?.find(({ id }) => id === chosen) ?? data?.[0];
  const id = twin?.id;
  const keeps_other = twin !== undefined && keepsOther(client, twin) !== swapped;
  useEffect(
    () => onAnswer(id === undefined ? undefined : { other_id: id, taken, keeps_other }),
    [id, taken, keeps_other, onAnswer],
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
  const tellApart = async ({ id: other_id, name }: ClientTwin) => {
    await unwrap(api.POST('/admin/client/{id}/tell-apart', { ...path, body: { other_id } })).then(() => {
      notify('client.told_apart', { messageArgs: { name } });
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
      <Alert severity={twin ? 'warning' : 'info'} sx={{ mb: 2 }}>
        {t(twin ? 'client.merge_final' : 'client.no_twins')}
      </Alert>
      {twin && (
        <TwinChoice twins={data} chosen={twin.id} onChoose={choose} onTellApart={(one) => void tellApart(one)} />
      )}
      <OtherClient client={client} onTake={take} />
      {twin && (
        <MergeValues
          kept={keeps_other ? sideOfTwin(twin) : sideOfClient(client)}
          gone={keeps_other ? sideOfClient(client) : sideOfTwin(twin)}
          taken={taken}
          onTake={setTaken}
          onSwap={swap}
        />
      )}
    </>
  );
}
