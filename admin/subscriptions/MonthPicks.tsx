import type { BoxPick } from '#generated/schemas.ts';
import { type Column, DataTable } from '#forms-schema/view/DataTable.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useTranslate } from 'react-admin';
import { buildRecordPath } from '#admin/resource/paths.ts';
import { PartButtons } from '#admin/resource/show/PartButtons.tsx';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

/** The candidate records of a monthly run with their assigned copies. */
export function MonthPicks({ picks }: { picks: readonly BoxPick[] }) {
  const t = useTranslate();
  const formatTypes = ({ types = [] }: BoxPick) =>
    types.length === 0 ? t('boxes.all_boxes') : types.map((type) => t(`enums.BoxType.${type}`)).join(', ');
  const formatGenres = ({ genres = [] }: BoxPick) => genres.map((genre) => t(`enums.Genre.${genre}`)).join(', ');
  const columns: Column<BoxPick>[] = [
    {
      ...{ name: 'record', head: t('fields.record'), wraps: true },
      of: (pick) => (
        <>
          <Link to={buildRecordPath({ name: 'items' }, pick.item_id)}>{pick.title}</Link>
          <SecondaryText>{[formatGenres(pick), formatTypes(pick)].filter(Boolean).join(' · ')}</SecondaryText>
        </>
      ),
    },
    {
      ...{ name: 'given', head: t('fields.given'), align: 'end', wraps: true },
      of: ({ given, waiting, stock }) => (
        <>
          <Box component="span">{given}</Box>
          <Typography variant="body2" color={waiting > stock ? 'error' : 'textSecondary'}>
            {t('boxes.copies', { waiting, stock })}
          </Typography>
        </>
      ),
    },
    {
      ...{ name: 'work', head: '', align: 'end' },
      of: (pick) => <PartButtons of="BoxPick" part={pick} name={pick.title} />,
    },
  ];
  return (
    <DataTable
      label={t('fields.box_picks')}
      columns={columns}
      rows={picks}
      getRowKey={({ id }) => id}
      empty={t('boxes.no_picks')}
    />
  );
}
