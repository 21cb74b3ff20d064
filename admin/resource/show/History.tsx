import type { ResourceDefinition } from '#generated/definitions.ts';
import type { AuditEntry } from '#generated/schemas.ts';
import { formatDateTime } from '#domain/dates.ts';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Identifier, Link, useGetList, useLocale, useTranslate } from 'react-admin';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';
import { listPath, buildRecordPath } from '../paths.ts';
import { canCall, useRole } from '../../api/use-role.ts';
import { ROW } from '../row-meta.ts';
import { formatEntry, formatEntryAction, isUndoable } from '../undo/entry-text.ts';
import { UndoButton } from '../undo/UndoButton.tsx';
import { HistoryChanges } from './HistoryChanges.tsx';

const MAX_ENTRIES = 10;

/** Changes of a record with account and time, the newest first. */
export function History({ resource, id }: { resource: ResourceDefinition; id: Identifier }) {
  const t = useTranslate();
  const locale = useLocale();
  // without access to the audit log: own changes of the last days
  const log = canCall('adminListAudit', useRole()) ? 'audit' : 'undo';
  const filter = { resource: resource.name, record_id: Number(id) };
  const {
    data = [],
    total = 0,
    isPending,
  } = useGetList<AuditEntry>(log, {
    filter,
    sort: { field: 'created_at', order: 'DESC' },
    pagination: { page: 1, perPage: MAX_ENTRIES },
    meta: ROW,
  });
  if (isPending) return null;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={t('record.history')}
      sx={{ p: { xs: 1.5, sm: 2 }, borderRadius: 2 }}
    >
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('record.history')}
      </Typography>
      {data.length === 0 && <SecondaryText>{t('record.no_history')}</SecondaryText>}
      <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5 }}>
        {data.map((entry) => (
          <Box component="li" key={entry.id} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2">
                <Link to={buildRecordPath({ name: log }, entry.id)} color="inherit">
                  <time dateTime={new Date(entry.created_at * 1000).toISOString()}>
                    {formatDateTime(entry.created_at, locale)}
                  </time>
                </Link>{' '}
                · <strong>{entry.user_name ?? t('record.nobody')}</strong> · {formatEntryAction(entry, t)}
              </Typography>
              {entry.reason && <Typography variant="body2">{t('undo.why', { reason: entry.reason })}</Typography>}
              <HistoryChanges resource={resource} entry={entry} />
            </Box>
            {isUndoable(entry) && <UndoButton target={{ entry: entry.id }} subject={formatEntry(entry, t)} />}
          </Box>
        ))}
      </Stack>
      {total > MAX_ENTRIES && (
        <Link to={listPath({ name: log }, filter)} variant="body2" sx={{ display: 'inline-block', mt: 1.5 }}>
          {t('record.whole_history', { count: total, total: total.toLocaleString(locale) })}
        </Link>
      )}
    </Paper>
  );
}
