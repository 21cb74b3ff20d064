import { getCountryName } from '#domain/countries.ts';
import { formatAge, formatWeight } from '#domain/format-measures.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { DispatchGroupFields } from '#generated/fields/DispatchGroup.ts';
import type { DispatchBoard as Board, DispatchGroup } from '#generated/schemas.ts';
import PreorderIcon from '@mui/icons-material/EventRepeatOutlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import QrCode from '@mui/icons-material/QrCodeScanner';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { api } from '#admin/api/client.ts';
import { GroupTable } from '#admin/ui/board/GroupTable.tsx';
import { ErrorPanel } from '#admin/ui/ErrorPanel.tsx';
import { Flag } from '#admin/ui/Flag.tsx';
import { PageTitle } from '#admin/ui/PageTitle.tsx';
import { RecordSkeleton } from '#admin/resource/RecordSkeleton.tsx';
import { Section } from '#admin/ui/blocks.tsx';
import { WorkButton } from '#admin/ui/WorkButton.tsx';
import { useFieldColumns } from '#admin/ui/use-field-columns.tsx';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';
import { GroupActions } from './GroupActions.tsx';
import { GroupOrders } from './GroupOrders.tsx';
import { PartnerBatch } from './PartnerBatch.tsx';
import { PartnerName } from './PartnerName.tsx';
import { type AssignmentResult, fetchOrders, getIds, useReportAssignment } from './use-dispatch.ts';

/** The dispatch board: paid, open shop orders by partner and destination. */
export function DispatchBoard() {
  const t = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['dispatch', 'board'],
    queryFn: () => unwrap(api.GET('/admin/dispatch', {})),
    refetchInterval: 60_000,
  });
  if (!data) return error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <RecordSkeleton />;
  const byPartner = [...Map.groupBy(data.groups, ({ partner }) => partner ?? null)];
  // unassigned orders first
  byPartner.sort(([a], [b]) => Number(a !== null) - Number(b !== null));
  return (
    <Stack sx={{ p: { xs: 1, sm: 2 }, gap: 1.5, maxWidth: 1280 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <PageTitle text={t('places.dispatch')} />
        <Box sx={{ flex: 1, flexBasis: { xs: '100%', sm: 0 } }} />
        <Button component={Link} to="/tracking-imports/create" startIcon={<LocalShipping />} variant="outlined">
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
  const locale = useLocale() ?? 'en';
  const details = board.partners.find(({ code }) => code === partner);
  const sumUp = (name: 'orders' | 'copies') => groups.reduce((total, group) => total + group[name], 0);
  const facts = [t('dispatch.orders', { count: sumUp('orders') }), t('dispatch.copies', { count: sumUp('copies') })];
  const getName = ({ country_id }: DispatchGroup) => getCountryName(country_id, locale);
  const figureColumns = useFieldColumns<DispatchGroup, string>(
    DispatchGroupFields,
    ['orders', 'copies', 'weight', 'oldest_at'],
    {
      weight: { label: 'dispatch.weight', of: ({ weight }) => formatWeight(weight, locale) },
      oldest_at: {
        label: 'dispatch.oldest',
        of: ({ oldest_at }) => oldest_at && formatAge(oldest_at, Date.now() / 1000, locale),
      },
    },
  );
  const renderDestination = (group: DispatchGroup) => (
    <>
      <Box component="span" sx={NAME}>
        <Flag code={group.country_id} name="" />
        {getName(group)}
      </Box>
      <SecondaryText component="span" sx={{ display: { sm: 'none' } }}>
        {t('dispatch.orders', { count: group.orders })}
      </SecondaryText>
      {group.preorders > 0 && (
        <Chip size="small" icon={<PreorderIcon />} label={t('dispatch.preorders', { count: group.preorders })} />
      )}
    </>
  );
  const title = partner ? t(`enums.Partner.${partner}`) : t('dispatch.nobody');
  return (
    <Section
      title={title}
      aside={
        <SecondaryText component="span" sx={FACTS}>
          {details && <PartnerName {...details} flagsOnly />}
          {facts.join(' · ')}
          {!partner && <AssignAll groups={groups} />}
          {partner && groups.length > 1 && <PartnerBatch partner={partner} />}
        </SecondaryText>
      }
    >
      <GroupTable
        label={title}
        columns={[
          { name: 'destination', head: t('dispatch.destination'), of: renderDestination },
          ...figureColumns.map((column, index) => ({ ...column, width: WIDTHS[index], wide: true as const })),
        ]}
        groups={groups}
        getRowKey={({ country_id }) => country_id}
        unfold={(group) => t('dispatch.show', { name: getName(group) })}
        members={(group, picked) => <GroupOrders group={group} picked={picked} />}
        actions={(group, picked) => <GroupActions group={group} partners={board.partners} picked={picked} />}
      />
    </Section>
  );
}

/** Assigns all unassigned orders to the partners suggested for their destinations. */
function AssignAll({ groups }: { groups: readonly DispatchGroup[] }) {
  const t = useTranslate();
  const reportAssignment = useReportAssignment();
  const assign = async () => {
    const results: AssignmentResult[] = [];
    for (const { suggested: partner, country_id } of groups) {
      if (!partner) continue;
      const members = await fetchOrders({ partner: null, country_id });
      const body = { shop_order_ids: getIds(members), partner };
      results.push({ ...(await unwrap(api.POST('/admin/dispatch/assign', { body }))), members });
    }
    reportAssignment({
      done: results.flatMap(({ done }) => done),
      refused: results.flatMap(({ refused }) => refused),
      members: results.flatMap(({ members }) => members),
    });
  };
  return (
    <WorkButton work={assign} variant="outlined">
      {t('dispatch.assign_all')}
    </WorkButton>
  );
}

/** Column widths shared by all partners. */
const WIDTHS = [56, 56, 68, 96];
const FACTS = { display: 'inline-flex', alignItems: 'center', gap: 1.5 } as const;
const NAME = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
} as const;
