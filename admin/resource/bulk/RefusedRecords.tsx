import type { Bulk, BulkRecord } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useGetList, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useSkipReason } from '../actions/skip-reason.ts';
import { listPath } from '../paths.ts';
import { ROW } from '../row-meta.ts';
import { Section } from '#admin/ui/blocks.tsx';
import { useDefinition } from '#admin/api/use-definition.ts';
import { RecordLink } from '../undo/RecordLink.tsx';

const MAX_RECORDS = 50;
/** Used until the definition of the list is loaded. */
const NOTHING = { fields: [] };

/** The first records that a bulk job skipped, with reasons, and a link to all of them. */
export function RefusedRecords({ bulk: { id, resource, operation, records_refused: total } }: { bulk: Bulk }) {
  const t = useTranslate();
  const definition = useDefinition(resource);
  const action = definition?.actions.find(({ operationId }) => operationId === operation);
  const formatReason = useSkipReason(definition ?? NOTHING, action ?? {});
  const locale = useLocale();
  const filter = { bulk_id: id, state: 'refused' };
  const { data = [] } = useGetList<BulkRecord>(
    'bulk-records',
    { filter, pagination: { page: 1, perPage: MAX_RECORDS }, sort: { field: 'id', order: 'ASC' }, meta: ROW },
    { enabled: total > 0 },
  );
  const number = total.toLocaleString(locale);
  if (total === 0)
    return (
      <Section title={t('bulk.refused_title')}>
        <Typography color="textSecondary">{t('bulk.none_refused')}</Typography>
      </Section>
    );
  return (
    <Section
      title={`${t('bulk.refused_title')} (${number})`}
      aside={
        <Button
          component={RouterLink}
          to={listPath({ name: resource }, { id: data.map(({ record_id }) => record_id) })}
          disabled={data.length === 0}
        >
          {t('bulk.in_list')}
        </Button>
      }
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', columnWidth: 420, columnGap: 3 }}>
        {data.map((record) => (
          <Box component="li" key={record.id} sx={{ typography: 'body2', breakInside: 'avoid' }}>
            <RecordLink resource={record.resource} id={record.record_id} />
            {' · '}
            {formatReason({ code: record.code ?? '', ...(record.params && { params: record.params }) })}
          </Box>
        ))}
      </Box>
      <Link to={listPath({ name: 'bulk-records' }, filter)} variant="body2" sx={{ display: 'inline-block', mt: 1 }}>
        {t('bulk.all_refused', { total: number })}
      </Link>
    </Section>
  );
}
