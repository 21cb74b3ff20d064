import { unwrap } from '#generated/client/unwrap.ts';
import { formatDate } from '#domain/dates.ts';
import type { ErasurePart } from '#generated/schemas.ts';
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
  const canErase = data?.obstacles.length === 0;
  useEffect(() => onValues(canErase ? {} : undefined), [canErase, onValues]);
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={160} />;
  const { obstacles, goes, stays } = data;
  const formatPart = ({ kind, count, until }: ErasurePart) => {
    const retention = until == null ? '' : ` (${t('customer.kept_until', { date: formatDate(until, locale) })})`;
    return `${t(`enums.PersonalDataKind.${kind}`)}: ${count}${retention}`;
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
      {obstacles.length > 0 ? (
        <Alert severity="error">
          {t('customer.erase_first')}
          <List texts={obstacles.map(({ code, count }) => `${t(`enums.ErasureObstacle.${code}`)}: ${count}`)} />
        </Alert>
      ) : (
        <Alert severity="warning">{t('customer.erase_final')}</Alert>
      )}
      <TitledList title={t('customer.goes')} texts={goes.map(formatPart)} />
      <TitledList title={t('customer.stays')} texts={stays.map(formatPart)} />
    </Box>
  );
}

function TitledList({ title, texts }: { title: string; texts: readonly string[] }) {
  const id = useId();
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h3">
        {title}
      </Typography>
      <List texts={texts} />
    </section>
  );
}

function List({ texts }: { texts: readonly string[] }) {
  return (
    <Box
      component="ul"
      sx={{ m: 0, pl: 2.5, columns: { sm: texts.length > 4 ? 2 : 1 }, fontVariantNumeric: 'tabular-nums' }}
    >
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Box>
  );
}
