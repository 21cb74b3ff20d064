import { AuditAction } from '#generated/enums/AuditAction.ts';
import type { ResourceDefinition } from '#generated/definitions.ts';
import type { AuditEntry } from '#generated/schemas.ts';
import { formatDateTime } from '#domain/dates.ts';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Identifier, useGetList, useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listPath } from '../paths.ts';
import { ROW } from '../row-meta.ts';
import { HistoryChanges } from './HistoryChanges.tsx';

const SHOWN = 10;

/** Who changed the record, when and what, the newest first. */
export function History({ resource, id }: { resource: ResourceDefinition; id: Identifier }) {
  const t = useTranslate();
  const locale = useLocale();
  const filter = { resource: resource.name, record_id: Number(id) };
  const {
    data = [],
    total = 0,
    isPending,
  } = useGetList<AuditEntry>('audit', {
    filter,
    sort: { field: 'created_at', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
    meta: ROW,
  });
  if (isPending) return null;
  return (
    <Paper variant="outlined" component="section" sx={{ p: { xs: 1.5, sm: 2.5 }, borderRadius: 2 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('record.history')}
      </Typography>
      {data.length === 0 && <Typography color="textSecondary">{t('record.no_history')}</Typography>}
      <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5 }}>
        {data.map((entry) => (
          <Box component="li" key={entry.id}>
            <Typography variant="body2">
              <MuiLink component={Link} to={`/audit/${entry.id}/show`} color="inherit">
                <time dateTime={new Date(entry.created_at * 1000).toISOString()}>
                  {formatDateTime(entry.created_at, locale)}
                </time>
              </MuiLink>{' '}
              · <strong>{entry.user_name ?? t('record.nobody')}</strong> · {describe(entry, t)}
            </Typography>
            <HistoryChanges fields={resource.fields} entry={entry} />
          </Box>
        ))}
      </Stack>
      {total > SHOWN && (
        <MuiLink
          component={Link}
          to={listPath({ name: 'audit' }, filter)}
          variant="body2"
          sx={{ display: 'inline-block', mt: 1.5 }}
        >
          {t('record.whole_history', { total: total.toLocaleString(locale) })}
        </MuiLink>
      )}
    </Paper>
  );
}

function describe({ action, operation }: AuditEntry, t: (key: string, options?: object) => string): string {
  const kind = t(`enums.${AuditAction.name}.${action}`);
  return action === 'action' && operation ? t(`actions.${operation}`, { _: kind }) : kind;
}
