import type { TrackingPart, TrackingRow } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { MenuSelect } from '#admin/ui/MenuSelect.tsx';

interface Props {
  row: TrackingRow;
  /** Receives the ids of the chosen parts; when undefined, the parts are shown without a choice. */
  onChoose?: ((ids: number[]) => void) | undefined;
}

/** The parts of an order that a tracking number belongs to, or a choice when several are possible. */
export function TrackedParts({ row: { position, outcome, parts = [] }, onChoose }: Props) {
  const t = useTranslate();
  const chosenParts = parts.filter(({ is_chosen }) => is_chosen);
  if (parts.length === 0) return null;
  if (!onChoose || outcome === 'excluded' || (parts.length === 1 && chosenParts.length === 1))
    return (chosenParts.length > 0 ? chosenParts : parts).map((part) => <Part key={part.shop_order_id} part={part} />);
  const toValue = (group: readonly TrackingPart[]) => group.map(({ shop_order_id }) => shop_order_id).join();
  const partnerGroups = [...Map.groupBy(parts, ({ partner }) => partner).values()].filter(({ length }) => length > 1);
  const options = [...parts.map((part) => [part]), ...partnerGroups].map((group) => ({
    value: toValue(group),
    label: group.map((part) => part.shop_name).join(' + '),
    content: (
      <Box>
        {group.length > 1 && <Typography variant="overline">{t('tracking.one_parcel')}</Typography>}
        {group.map((part) => (
          <Part key={part.shop_order_id} part={part} />
        ))}
      </Box>
    ),
  }));
  return (
    <MenuSelect
      label={`${t('imports.row', { position })}: ${t('fields.parcel_contents')}`}
      value={options.some(({ value }) => value === toValue(chosenParts)) ? toValue(chosenParts) : ''}
      options={options}
      empty={t('tracking.choose_part')}
      onChange={(ids) => ids !== '' && onChoose(ids.split(',').map(Number))}
    />
  );
}

function Part({ part: { shop_name, items, partner, batch_number, parcel_id } }: { part: TrackingPart }) {
  const t = useTranslate();
  const facts = [
    partner && t(`enums.Partner.${partner}`),
    batch_number,
    parcel_id != null && `${t('fields.parcel')} ${parcel_id}`,
  ];
  return (
    <Box sx={{ py: 0.25, whiteSpace: 'normal' }}>
      <Typography variant="body2">{items}</Typography>
      <Typography variant="caption" color="textSecondary">
        {[shop_name, ...facts].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}
