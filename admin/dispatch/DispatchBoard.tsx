import type { DispatchBoard as Board, DispatchGroup } from '#generated/schemas.ts';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import QrCode from '@mui/icons-material/QrCodeScanner';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ErrorPanel } from '../frame/ErrorPanel.tsx';
import { PageTitle } from '../frame/PageTitle.tsx';
import { RecordSkeleton } from '../resource/RecordSkeleton.tsx';
import { Section } from '../resource/show/blocks.tsx';
import { AssignAll } from './AssignAll.tsx';
import { GroupTable } from './GroupTable.tsx';
import { PartnerName } from './PartnerName.tsx';
import { useBoard } from './use-dispatch.ts';

/** What is to be handed over: shop orders that are paid and open, by partner and destination. */
export function DispatchBoard() {
  const t = useTranslate();
  const { data, error, refetch } = useBoard();
  if (!data) return error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <RecordSkeleton />;
  const byPartner = [...Map.groupBy(data.groups, ({ partner }) => partner ?? null)];
  // what nobody has comes first: it waits for a decision
  byPartner.sort(([a], [b]) => Number(a !== null) - Number(b !== null));
  return (
    <Stack sx={{ p: { xs: 1, sm: 2 }, gap: 1.5, maxWidth: 1280 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <PageTitle text={t('places.dispatch')} />
        <Box sx={{ flex: 1 }} />
        <Button component={Link} to="/tracking_imports/create" startIcon={<LocalShipping />} variant="outlined">
          {t('tracking.new')}
        </Button>
        <Button component={Link} to="/pack" startIcon={<QrCode />} variant="contained">
          {t('places.pack')}
        </Button>
      </Stack>
      {byPartner.length === 0 && <Typography color="textSecondary">{t('dispatch.empty')}</Typography>}
      {byPartner.map(([partner, groups]) => (
        <PartnerSection key={partner} board={data} partner={partner} groups={groups} />
      ))}
    </Stack>
  );
}

interface SectionProps {
  board: Board;
  partner: DispatchGroup['partner'];
  groups: readonly DispatchGroup[];
}

function PartnerSection({ board, partner, groups }: SectionProps) {
  const t = useTranslate();
  const known = board.partners.find(({ code }) => code === partner);
  const sum = (pick: (group: DispatchGroup) => number) => groups.reduce((total, group) => total + pick(group), 0);
  const facts = [
    t('dispatch.orders', { count: sum(({ orders }) => orders) }),
    t('dispatch.copies', { count: sum(({ copies }) => copies) }),
  ];
  const flags = known && (
    <PartnerName code={known.code} flag={known.country_id} from={known.logistics_country} flagsOnly />
  );
  return (
    <Section
      title={partner ? t(`enums.Partner.${partner}`) : t('dispatch.nobody')}
      aside={
        <Typography
          variant="body2"
          color="textSecondary"
          component="span"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}
        >
          {flags}
          {facts.join(' · ')}
          {!partner && <AssignAll groups={groups} />}
        </Typography>
      }
    >
      <GroupTable groups={groups} partners={board.partners} />
    </Section>
  );
}
