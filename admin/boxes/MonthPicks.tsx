import type { BoxPick } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { recordPath } from '../resource/paths.ts';
import { PartButtons } from '../resource/show/PartButtons.tsx';

/** The records a month's boxes are made of: for which boxes, and how many are given of how many. */
export function MonthPicks({ picks }: { picks: readonly BoxPick[] }) {
  const t = useTranslate();
  if (picks.length === 0) return <Typography color="textSecondary">{t('boxes.no_picks')}</Typography>;
  const typesOf = ({ types = [] }: BoxPick) =>
    types.length === 0 ? t('boxes.all_boxes') : types.map((type) => t(`enums.BoxType.${type}`)).join(', ');
  const genresOf = ({ genres = [] }: BoxPick) => genres.map((genre) => t(`enums.Genre.${genre}`)).join(', ');
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('fields.box_picks')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('fields.record')}</TableCell>
            <TableCell align="right">{t('fields.given')}</TableCell>
            <TableCell component="td" />
          </TableRow>
        </TableHead>
        <TableBody>
          {picks.map((pick) => (
            <TableRow key={pick.id}>
              <TableCell>
                <MuiLink component={Link} to={recordPath({ name: 'items' }, pick.item_id)}>
                  {pick.title}
                </MuiLink>
                <Typography variant="body2" color="textSecondary">
                  {[genresOf(pick), typesOf(pick)].filter(Boolean).join(' · ')}
                </Typography>
              </TableCell>
              <TableCell
                align="right"
                sx={{
                  whiteSpace: 'nowrap',
                  fontVariantNumeric: 'tabular-nums',
                  ...(pick.given > pick.stock && { color: 'error.main', fontWeight: 650 }),
                }}
              >
                {t('boxes.copies', { given: pick.given, stock: pick.stock })}
              </TableCell>
              <TableCell align="right">
                <PartButtons of="BoxPick" part={pick} name={pick.title} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
