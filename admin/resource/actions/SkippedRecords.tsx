import type { BulkAnswer } from '#generated/schemas.ts';
import type { ResourceDefinition } from '#generated/definitions.ts';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { type RaRecord, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listPath, recordPath } from '../paths.ts';
import { useTitleOf } from '../record-title.ts';
import { type ReasonedAction, useSkipReason } from './skip-reason.ts';

/** So many records of a reason are named; the others are one link to their list. */
const NAMED = 3;

type Skipped = BulkAnswer['refused'];

interface Props {
  /** What was done, as "Issue invoices: 3 changed, 36 skipped". */
  summary: string;
  skipped: Skipped;
  action: ReasonedAction;
  resource: ResourceDefinition;
  /** The records that were chosen, for their titles. */
  records: readonly RaRecord[];
}

/** The result of a bulk action that left records out: why, reason by reason, with links to the records. */
export function SkippedRecords({ summary, skipped, action, resource, records }: Props) {
  const t = useTranslate();
  const titleOf = useTitleOf(resource);
  const reasonOf = useSkipReason(resource, action);
  const nameOf = (id: number) => titleOf(records.find((record) => record.id === id) ?? { id });
  return (
    <>
      <Box sx={{ fontWeight: 650 }}>{summary}</Box>
      <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
        {byReason(skipped, reasonOf).map(([reason, ids]) => (
          <li key={reason}>
            {reason}{' '}
            {ids.slice(0, NAMED).map((id, place) => (
              <span key={id}>
                {place > 0 && ', '}
                <MuiLink component={Link} to={recordPath(resource, id)} color="inherit">
                  {nameOf(id)}
                </MuiLink>
              </span>
            ))}
            {ids.length > NAMED && (
              <>
                {' · '}
                <MuiLink component={Link} to={listPath(resource, { id: ids })} color="inherit">
                  {t('action.show_skipped', { smart_count: ids.length, count: ids.length })}
                </MuiLink>
              </>
            )}
          </li>
        ))}
      </Box>
    </>
  );
}

function byReason(skipped: Skipped, reasonOf: (one: Skipped[number]) => string): [string, number[]][] {
  return [...Map.groupBy(skipped, reasonOf)].map(([reason, ones]) => [reason, ones.map(({ id }) => id)]);
}
