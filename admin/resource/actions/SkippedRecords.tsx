import type { BulkAnswer } from '#generated/schemas.ts';
import type { ResourceDefinition } from '#generated/definitions.ts';
import Box from '@mui/material/Box';
import { type RaRecord, Link, useTranslate } from 'react-admin';
import { listPath, buildRecordPath } from '../paths.ts';
import { useRecordTitle } from '../record-title.ts';
import { type ActionConditions, useSkipReason } from './skip-reason.ts';

/** Records linked for each reason; the rest is one link to the list. */
const NAMED_RECORDS = 3;

type Skipped = BulkAnswer['refused'];

interface Props {
  /** Result of the action, as "Issue invoices: 3 changed, 36 skipped". */
  summary: string;
  skipped: Skipped;
  action: ActionConditions;
  resource: ResourceDefinition;
  /** The selected records, for their titles. */
  records: readonly RaRecord[];
}

/** The result of a bulk action that skipped records: the reasons, each with links to its records. */
export function SkippedRecords({ summary, skipped, action, resource, records }: Props) {
  const t = useTranslate();
  const formatTitle = useRecordTitle(resource);
  const formatReason = useSkipReason(resource, action);
  const getName = (id: number) => formatTitle(records.find((record) => record.id === id) ?? { id });
  return (
    <>
      <Box sx={{ fontWeight: 650 }}>{summary}</Box>
      <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
        {groupByReason(skipped, formatReason).map(([reason, ids]) => (
          <li key={reason}>
            {reason}{' '}
            {ids.slice(0, NAMED_RECORDS).map((id, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <Link to={buildRecordPath(resource, id)} color="inherit">
                  {getName(id)}
                </Link>
              </span>
            ))}
            {ids.length > NAMED_RECORDS && (
              <>
                {' · '}
                <Link to={listPath(resource, { id: ids })} color="inherit">
                  {t('action.show_skipped', { count: ids.length })}
                </Link>
              </>
            )}
          </li>
        ))}
      </Box>
    </>
  );
}

function groupByReason(skipped: Skipped, formatReason: (record: Skipped[number]) => string): [string, number[]][] {
  return [...Map.groupBy(skipped, formatReason)].map(([reason, group]) => [reason, group.map(({ id }) => id)]);
}
