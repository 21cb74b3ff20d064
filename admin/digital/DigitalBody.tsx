import { DistributionStatus } from '#generated/enums/DistributionStatus.ts';
import type { DigitalDistribution, DigitalRelease } from '#generated/schemas.ts';
import { formatDate } from '#domain/dates.ts';
import { StatusChip } from '#forms-schema/view/StatusChip.tsx';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { listPath, recordPath } from '../resource/paths.ts';
import { Row, Section } from '#admin/ui/blocks.tsx';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

/** Store statuses of a release with links to its codes and downloads. */
export function DigitalBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const { id, distributions = [] } = record as DigitalRelease;
  const lists = ['digital-batches', 'digital-codes', 'digital-downloads'] as const;
  return (
    <Section title={t('resources.digital-distributions')}>
      {distributions.length === 0 && <Typography color="textSecondary">{t('digital.no_stores')}</Typography>}
      {distributions.map((one) => (
        <InStore key={one.id} one={one} />
      ))}
      <Row>
        {lists.map((name) => (
          <Link key={name} component={RouterLink} to={listPath({ name }, { release_id: id })} sx={{ py: 0.5, mr: 2 }}>
            {t(`resources.${name}`)}
          </Link>
        ))}
      </Row>
    </Section>
  );
}

function InStore({ one: { id, store, status, changed_at, link, note } }: { one: DigitalDistribution }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Row>
      <Link
        component={RouterLink}
        to={recordPath({ name: 'digital-distributions' }, id)}
        sx={{ py: 0.25, minWidth: 152 }}
      >
        {t(`enums.DigitalStore.${store}`)}
      </Link>
      <StatusChip definition={DistributionStatus} value={status} />
      <SecondaryText component="span">{changed_at != null && formatDate(changed_at, locale)}</SecondaryText>
      {link && (
        <Link href={link} target="_blank" rel="noreferrer">
          {t('digital.in_store')}
        </Link>
      )}
      <Typography variant="body2" component="span" sx={{ flex: 1 }}>
        {note}
      </Typography>
    </Row>
  );
}
