import { unwrap } from '#generated/client/unwrap.ts';
import type { Import, ImportErrorCount } from '#generated/schemas.ts';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import { useRefresh, useTranslate } from 'react-admin';
import { useState } from 'react';
import { api } from '#admin/api/client.ts';
import { fetchFile } from '#admin/ui/show-file.ts';
import { Row, Section } from '#admin/ui/blocks.tsx';
import { WorkButton } from '#admin/ui/WorkButton.tsx';
import { CheckedRows, type RowQuery } from './CheckedRows.tsx';
import { RowCounts } from './RowCounts.tsx';
import { RowGroups } from './RowGroups.tsx';
import { TARGETS } from './targets.ts';

/** The rows by what is to be done about them, and which of them a group asks for. */
const GROUPS = [
  { name: 'wrong', count: 'rows_wrong', query: { status: 'wrong' } },
  { name: 'new', count: 'rows_new', query: { effect: 'new' } },
  { name: 'changed', count: 'rows_changed', query: { effect: 'changed' } },
  { name: 'unchanged', count: 'rows_unchanged', query: { effect: 'unchanged' } },
  { name: 'skipped', count: 'rows_skipped', query: { status: 'skipped' } },
  { name: 'imported', count: 'rows_imported', query: { status: 'imported' } },
  { name: 'undone', count: 'rows_undone', query: { status: 'undone' } },
] as const satisfies readonly { name: string; count: keyof Import; query: RowQuery }[];

/** What a file comes to or came to: counts, what is wrong with it, and its rows. */
export function ImportReport({ one }: { one: Import }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const params = { path: { id: one.id } };
  const { status, rows_kept = 0, rows_wrong = 0 } = one;
  const waiting = (one.rows_new ?? 0) + (one.rows_changed ?? 0) - (one.rows_imported ?? 0) - (one.rows_undone ?? 0);
  const download = async () => fetchFile((await unwrap(api.POST('/admin/imports/{id}/link', { params }))).url);
  const writeRest = () => unwrap(api.POST('/admin/imports/{id}/write', { params })).then(() => refresh());
  return (
    <>
      <Section
        title={t('imports.report_title')}
        aside={
          rows_wrong > 0 && (
            <WorkButton startIcon={<Download />} work={download}>
              {t('imports.wrong_rows')}
            </WorkButton>
          )
        }
      >
        <RowCounts one={one} />
        {rows_kept > 0 && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {t('imports.kept_rows', { smart_count: rows_kept })}
          </Alert>
        )}
        {status === 'done' && waiting > 0 && rows_kept === 0 && (
          <Row>
            <WorkButton variant="contained" work={writeRest}>
              {t('imports.write_rest', { smart_count: waiting })}
            </WorkButton>
          </Row>
        )}
      </Section>
      <Section title={t('imports.rows')}>
        <RowGroups
          label={t('imports.rows')}
          groups={GROUPS.map(({ name, count }) => ({
            name,
            label: t(`imports.group_${name}`),
            count: one[count] ?? 0,
          })).filter(({ name, count }) => count > 0 || name === 'wrong' || name === 'new')}
          urgent={['wrong', 'new', 'changed', 'imported', 'unchanged', 'undone']}
        >
          {(group) => <Group key={group} one={one} query={GROUPS.find(({ name }) => name === group)?.query ?? {}} />}
        </RowGroups>
      </Section>
    </>
  );
}

/** The rows of a group; of wrong ones those with one thing wrong, if that is asked for. */
function Group({ one, query }: { one: Import; query: RowQuery }) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<ImportErrorCount>();
  const { errors = [], kind } = one;
  const isWrong = query.status === 'wrong';
  const nameOf = ({ path, code, count, params }: ImportErrorCount): string => {
    const field = TARGETS[kind].find(({ name }) => name === path);
    return `${field ? `${t(field.label)}: ` : ''}${t(`errors.${code}`, params ?? {})} (${count})`;
  };
  const isChosen = ({ path, code }: ImportErrorCount) => chosen?.path === path && chosen.code === code;
  // once nothing is wrong that way any more, all others are shown
  const only = errors.find(isChosen);
  return (
    <>
      {isWrong && errors.length > 1 && (
        <Row>
          {errors.map((error) => (
            <Chip
              key={`${error.path} ${error.code}`}
              label={nameOf(error)}
              color={isChosen(error) ? 'primary' : 'default'}
              aria-pressed={isChosen(error)}
              onClick={() => setChosen(isChosen(error) ? undefined : error)}
              sx={{ my: 0.5, height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 } }}
            />
          ))}
        </Row>
      )}
      <CheckedRows
        key={only && `${only.path} ${only.code}`}
        one={one}
        query={{ ...query, ...(isWrong && only && { path: only.path, code: only.code }) }}
      />
    </>
  );
}
