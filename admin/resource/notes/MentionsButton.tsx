import AlternateEmail from '@mui/icons-material/AlternateEmail';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { subscribeToLiveUpdates } from '#admin/api/live-updates.ts';
import { useMenu } from '#admin/ui/use-menu.tsx';
import { buildRecordPath } from '../paths.ts';
import { invalidateMentions, useMentions } from './use-notes.ts';

/** Changes within this time cause one refetch. */
const BATCH_MS = 2000;
const MAX_LENGTH = 60;

/** Menu of the unseen notes that mention the account; hidden while there are none. */
export function MentionsButton() {
  const t = useTranslate();
  const client = useQueryClient();
  const mentions = useMentions();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribeToLiveUpdates((change) => {
      // a note is an action on its record
      if (change !== 'gap' && change.action !== 'action') return;
      timer ??= setTimeout(() => {
        timer = undefined;
        void invalidateMentions(client);
      }, BATCH_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client]);
  const { opener, menu } = useMenu(() =>
    mentions.map(({ resource, record_id, title, author_name, text }) => ({
      label: `${title} · ${author_name ?? t('record.nobody')}: ${text.slice(0, MAX_LENGTH)}${text.length > MAX_LENGTH ? '…' : ''}`,
      to: buildRecordPath({ name: resource }, record_id),
    })),
  );
  if (mentions.length === 0) return null;
  return (
    <>
      <IconButton {...opener} aria-label={t('notes.mentions', { count: mentions.length })}>
        <Badge badgeContent={mentions.length} color="primary" max={49}>
          <AlternateEmail fontSize="small" />
        </Badge>
      </IconButton>
      {menu}
    </>
  );
}
