import { countryName } from '#domain/countries.ts';
import type { BoardPartner, DispatchGroup } from '#generated/schemas.ts';
import ExpandMore from '@mui/icons-material/ExpandMore';
import PreorderIcon from '@mui/icons-material/EventRepeatOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { useState } from 'react';
import { Flag } from './Flag.tsx';
import { GroupActions } from './GroupActions.tsx';
import { GroupOrders } from './GroupOrders.tsx';

interface Props {
  group: DispatchGroup;
  partners: readonly BoardPartner[];
  phone: boolean;
}

/** Grams as people weigh parcels. */
const kilos = (grams: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 }).format(grams / 1000);

/** How long something waits, in whole days, or hours on the first one. */
function age(seconds: number, locale: string): string {
  const hours = Math.max(0, Math.round(Date.now() / 1000 - seconds) / 3600);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return hours < 24 ? format.format(-Math.round(hours), 'hour') : format.format(-Math.floor(hours / 24), 'day');
}

/** One destination of a partner; unfolded it shows its orders, of which some can be chosen. */
export function GroupRow({ group, partners, phone }: Props) {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const name = countryName(group.country_id, locale);
  const { oldest_at } = group;
  return (
    <>
      <TableRow hover sx={{ '& > td': { borderBottom: isOpen ? 0 : undefined } }}>
        <TableCell padding="checkbox">
          <IconButton aria-expanded={isOpen} aria-label={t('dispatch.show', { name })} onClick={() => setOpen(!isOpen)}>
            <ExpandMore fontSize="small" sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
          </IconButton>
        </TableCell>
        <TableCell>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
              <Flag code={group.country_id} name="" />
              {name}
            </Box>
            {group.preorders > 0 && (
              <Chip
                size="small"
                icon={<PreorderIcon />}
                label={t('dispatch.preorders', { count: group.preorders })}
                sx={{ maxWidth: '100%' }}
              />
            )}
          </Box>
        </TableCell>
        <TableCell align="right">{group.orders}</TableCell>
        {!phone && (
          <>
            <TableCell align="right">{group.copies}</TableCell>
            <TableCell align="right">{kilos(group.weight, locale)}</TableCell>
            <TableCell>{oldest_at ? age(oldest_at, locale) : ''}</TableCell>
          </>
        )}
        <TableCell align="right" sx={{ py: 0.5 }}>
          <GroupActions group={group} partners={partners} chosen={chosen} onDone={() => setChosen(new Set())} />
        </TableCell>
      </TableRow>
      {isOpen && (
        <TableRow>
          <TableCell colSpan={phone ? 4 : 7} sx={{ p: { xs: 0.5, sm: 1.5 }, pt: 0 }}>
            <GroupOrders group={group} chosen={chosen} onChoose={setChosen} />
          </TableCell>
        </TableRow>
      )}
      {chosen.size > 0 && !isOpen && (
        <TableRow>
          <TableCell colSpan={phone ? 4 : 7}>
            <Typography variant="body2" role="status">
              {t('list.selected', { count: chosen.size })}
            </Typography>
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
