import { unwrap } from '#generated/client/unwrap.ts';
import type { MergedPart } from '#generated/enums/MergedPart.ts';
import type { Client, ClientTwin } from '#generated/schemas.ts';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { api } from '../api/client.ts';
import { ErrorPanel } from '../frame/ErrorPanel.tsx';
import type { AskProps } from '../resource/define.ts';
import { useFailureNotice } from '../resource/use-failure-notice.tsx';
import { MergeValues } from './MergeValues.tsx';
import { OtherClient } from './OtherClient.tsx';
import { TwinChoice } from './TwinChoice.tsx';

/** Which duplicate is merged into a customer, and side by side which value stays of each. */
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
  const twin = data?.find(({ id }) => id === chosen) ?? data?.[0];
  const id = twin?.id;
  useEffect(() => onAnswer(id === undefined ? undefined : { other_id: id, taken }), [id, taken, onAnswer]);
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
    setChosen(one);
  };
  return (
    <>
      <Alert severity={twin ? 'warning' : 'info'} sx={{ mb: 2 }}>
        {t(twin ? 'client.merge_final' : 'client.no_twins')}
      </Alert>
      {twin && (
        <TwinChoice twins={data} chosen={twin.id} onChoose={setChosen} onTellApart={(one) => void tellApart(one)} />
      )}
      <OtherClient client={client} onTake={take} />
      {twin && <MergeValues client={client} twin={twin} taken={taken} onTake={setTaken} />}
    </>
  );
}
