import type { Order } from '#generated/schemas.ts';
import { formatDateTime } from '#domain/dates.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useGetIdentity, useLocale, useTranslate } from 'react-admin';
import { useColleagues } from '#admin/resource/notes/use-notes.ts';
import { useRecordAction } from '#admin/resource/show/record-actions.ts';

/** The claim of an order with buttons to take over or release it. Renders nothing when unclaimed. */
export function ClaimBar({ order: { claimed_by, claimed_at } }: { order: Order }) {
  const t = useTranslate();
  const locale = useLocale();
  const { identity } = useGetIdentity();
  const name = useColleagues().find(({ id }) => id === claimed_by)?.name ?? `#${claimed_by}`;
  const isOwnClaim = claimed_by === identity?.id;
  const takeOver = useRecordAction<'orders'>('adminTakeOverOrder');
  const release = useRecordAction<'orders'>('adminReleaseOrder');
  if (claimed_by == null) return null;
  const since = formatDateTime(claimed_at, locale);
  const [start, label] = isOwnClaim ? [release, 'adminReleaseOrder'] : [takeOver, 'adminTakeOverOrder'];
  return (
    <Alert
      severity={isOwnClaim ? 'info' : 'warning'}
      action={start && <Button color="inherit" onClick={() => start({})} children={t(`actions.${label}`)} />}
    >
      {isOwnClaim ? t('order.claimed_by_me', { since }) : t('order.claimed_by', { name, since })}
    </Alert>
  );
}
