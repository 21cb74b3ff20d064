import { DistributionStatus } from '#generated/enums/DistributionStatus.ts';
import type { DigitalDistribution, DigitalRelease } from '#generated/schemas.ts';
import { formatDate } from '#domain/dates.ts';
import { StatusChip } from '#forms-schema/view/StatusChip.tsx';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type RaRecord, Link, useLocale, useTranslate } from 'react-admin';
import { listPath, buildRecordPath } from '../resource/paths.ts';
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
      {distributions.map((distribution) => (
        <Distribution key={distribution.id} distribution={distribution} />
      ))}
      <Row>
        {lists.map((name) => (
          <Link key={name} to={listPath({ name }, { release_id: id })} sx={{ py: 0.5, mr: 2 }}>
            {t(`resources.${name}`)}
          </Link>
        ))}
      </Row>
    </Section>
  );
}

function Distribution({ distribution }: { distribution: DigitalDistribution }) {
  const { id, store, status, changed_at, link, note } = distribution;
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Row>
      <Link to={buildRecordPath({ name: 'digital-distributions' }, id)} sx={{ py: 0.25, minWidth: 152 }}>
        {t(`enums.DigitalStore.${store}`)}
      </Link>
      <StatusChip definition={DistributionStatus} value={status} />
      <SecondaryText component="span">{changed_at != null && formatDate(changed_at, locale)}</SecondaryText>
      {link && (
        <MuiLink href={link} target="_blank" rel="noreferrer">
          {t('digital.in_store')}
        </MuiLink>
      )}
      <Typography variant="body2" component="span" sx={{ flex: 1 }}>
        {note}
      </Typography>
    </Row>
  );
}
