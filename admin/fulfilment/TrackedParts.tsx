import type { TrackingPart, TrackingRow } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { MenuSelect } from '#admin/ui/MenuSelect.tsx';

interface Props {
  row: TrackingRow;
  /** Calls back with the parts the number is for; without it they are shown only. */
  onChoose?: ((ids: number[]) => void) | undefined;
}

/** The parts of an order a tracking number is for, by shop, items and parcel; a choice where several could be meant. */
export function TrackedParts({ row: { position, outcome, parts = [] }, onChoose }: Props) {
  const t = useTranslate();
  const chosen = parts.filter(({ is_chosen }) => is_chosen);
  if (parts.length === 0) return null;
  if (!onChoose || outcome === 'excluded' || (parts.length === 1 && chosen.length === 1))
    return (chosen.length > 0 ? chosen : parts).map((part) => <Part key={part.shop_order_id} part={part} />);
  const value = (of: readonly TrackingPart[]) => of.map(({ shop_order_id }) => shop_order_id).join();
  const together = [...Map.groupBy(parts, ({ partner }) => partner).values()].filter(({ length }) => length > 1);
  const options = [...parts.map((part) => [part]), ...together].map((of) => ({
    value: value(of),
    label: of.map((part) => part.shop_name).join(' + '),
    content: (
      <Box>
        {of.length > 1 && <Typography variant="overline">{t('tracking.one_parcel')}</Typography>}
        {of.map((part) => (
          <Part key={part.shop_order_id} part={part} />
        ))}
      </Box>
    ),
  }));
  return (
    <MenuSelect
      label={`${t('imports.row', { position })}: ${t('fields.parcel_contents')}`}
      value={options.some((option) => option.value === value(chosen)) ? value(chosen) : ''}
      options={options}
      empty={t('tracking.choose_part')}
      onChange={(ids) => ids !== '' && onChoose(ids.split(',').map(Number))}
    />
  );
}

function Part({ part: { shop_name, items, partner, batch_number, parcel_id } }: { part: TrackingPart }) {
  const t = useTranslate();
  const where = [
    partner && t(`enums.Partner.${partner}`),
    batch_number,
    parcel_id != null && `${t('fields.parcel')} ${parcel_id}`,
  ];
  return (
    <Box sx={{ py: 0.25, whiteSpace: 'normal' }}>
      <Typography variant="body2">{items}</Typography>
      <Typography variant="caption" color="textSecondary">
        {[shop_name, ...where].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}
