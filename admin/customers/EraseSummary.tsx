import { unwrap } from '#generated/client/unwrap.ts';
import { formatDate } from '#domain/dates.ts';
import type { Erasure } from '#generated/schemas.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { useEffect, useId } from 'react';
import { api } from '#admin/api/client.ts';
import { ErrorPanel } from '#admin/ui/ErrorPanel.tsx';
import type { ActionInputProps } from '#admin/resource/define.ts';

/** Summary of an erasure: data deleted, data kept, and obstacles. */
export function EraseSummary({ record, onValues }: ActionInputProps) {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const { data, error, refetch } = useQuery({
    queryKey: ['customer-erasure', record.id],
    gcTime: 0,
    queryFn: () => unwrap(api.GET('/admin/client/{id}/erasure', { params: { path: { id: Number(record.id) } } })),
  });
  const isFree = data?.obstacles.length === 0;
  useEffect(() => onValues(isFree ? {} : undefined), [isFree, onValues]);
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={160} />;
  const { obstacles, goes, stays } = data;
  const kept = (until: number | null | undefined) =>
    until == null ? '' : t('customer.kept_until', { date: formatDate(until, locale) });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
      {obstacles.length > 0 ? (
        <Alert severity="error">
          {t('customer.erase_first')}
          <Counted parts={obstacles.map(({ code, count }) => [t(`enums.ErasureObstacle.${code}`), count, ''])} />
        </Alert>
      ) : (
        <Alert severity="warning">{t('customer.erase_final')}</Alert>
      )}
      <Part title={t('customer.goes')} parts={goes.map((one) => [getKindLabel(one, t), one.count, ''])} />
      <Part
        title={t('customer.stays')}
        parts={stays.map((one) => [getKindLabel(one, t), one.count, kept(one.until)])}
      />
    </Box>
  );
}

type Told = readonly [what: string, count: number, more: string];

const getKindLabel = ({ kind }: Erasure['goes'][number], t: (key: string) => string): string =>
  t(`enums.PersonalDataKind.${kind}`);

function Part({ title, parts }: { title: string; parts: readonly Told[] }) {
  const id = useId();
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Counted parts={parts} />
    </section>
  );
}

function Counted({ parts }: { parts: readonly Told[] }) {
  return (
    <Box
      component="ul"
      sx={{ m: 0, pl: 2.5, columns: { sm: parts.length > 4 ? 2 : 1 }, fontVariantNumeric: 'tabular-nums' }}
    >
      {parts.map(([what, count, more]) => (
        <li key={what}>
          {what}: {count}
          {more && ` (${more})`}
        </li>
      ))}
    </Box>
  );
}
