import { formatPlayTime } from '#domain/catalogue/player.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { Query } from '#generated/operation-types.ts';
import type { PlayedSong } from '#generated/schemas.ts';
import { DataTable } from '#forms-schema/view/DataTable.tsx';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useLocale, useTranslate } from 'react-admin';
import { useState } from 'react';
import { api } from '#admin/api/client.ts';
import { buildRecordPath } from '#admin/resource/paths.ts';
import { ErrorPanel } from '#admin/ui/ErrorPanel.tsx';
import { Placeholder } from '#admin/ui/Placeholder.tsx';
import { Section } from '#admin/ui/blocks.tsx';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

const TOP_ROWS = 10;
const ALL_ROWS = 100;

interface Props {
  /** Period, and the project or shop. */
  query: Query<'adminGetPlays'>;
  /** Omits the column of projects. */
  ofProject?: boolean;
}

/** The most played tracks of a period. */
export function PlaysSection({ query, ofProject = false }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const [isExpanded, setExpanded] = useState(false);
  const request = { ...query, limit: isExpanded ? ALL_ROWS : TOP_ROWS };
  const { data, error, refetch } = useQuery({
    queryKey: ['plays', request],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/stats/plays', { params: { query: request }, signal })),
    placeholderData: keepPreviousData,
  });
  const formatCount = (count: number) => count.toLocaleString(locale);
  return (
    <Section title={t('plays.title')}>
      {error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Placeholder height={ofProject ? 120 : 360} />
      ) : (
        <DataTable
          label={t('plays.title')}
          columns={[
            { name: 'title', head: t('fields.song_id'), of: ({ title }) => title },
            ...(ofProject
              ? []
              : [
                  {
                    name: 'project',
                    head: t('enums.SalesDimension.project'),
                    wide: true as const,
                    of: ({ project_id, project_name, artist_name }: PlayedSong) => (
                      <Link to={buildRecordPath({ name: 'projects' }, project_id)}>
                        {artist_name} – {project_name}
                      </Link>
                    ),
                  },
                ]),
            { name: 'plays', head: t('fields.plays'), align: 'end', of: ({ plays }) => formatCount(plays) },
            {
              name: 'seconds',
              head: t('fields.seconds'),
              align: 'end',
              of: ({ seconds }) => formatPlayTime(seconds),
            },
          ]}
          rows={data.songs}
          getRowKey={({ song_id }) => song_id}
          foot={
            data.songs.length > 0
              ? [[t('report.total'), ...(ofProject ? [] : ['']), formatCount(data.plays), formatPlayTime(data.seconds)]]
              : []
          }
          empty={t('plays.empty')}
        />
      )}
      {(data?.more || isExpanded) && (
        <Button onClick={() => setExpanded(!isExpanded)}>
          {t(isExpanded ? 'report.rows_top' : 'report.rows_all')}
        </Button>
      )}
      <SecondaryText sx={{ mt: 1 }}>{t(ofProject ? 'plays.note_project' : 'plays.note')}</SecondaryText>
    </Section>
  );
}
