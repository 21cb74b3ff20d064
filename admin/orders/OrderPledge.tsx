import { PledgeStatus } from '#generated/enums/PledgeStatus.ts';
import type { StaffPledge } from '#generated/schemas.ts';
import { formatDate } from '#domain/dates.ts';
import { StatusChip } from '#forms-schema/view/StatusChip.tsx';
import { useLocale, useTranslate } from 'react-admin';
import { Row, Section } from '#admin/ui/blocks.tsx';
import { formatCard } from '#admin/ui/format-card.ts';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

/** The card of a pledge, when it is charged, and why it was declined. */
export function OrderPledge({ pledge }: { pledge: StaffPledge }) {
  const t = useTranslate();
  const locale = useLocale();
  const { status, ends_at, retry_at, failures, failure_code } = pledge;
  return (
    <Section title={t('fields.pledge')}>
      <Row>
        <StatusChip definition={PledgeStatus} value={status} />
        {formatCard(pledge, t)}
      </Row>
      {status === 'waiting' && ends_at !== null && (
        <Row>
          <span>{t('fields.pledge_ends_at')}</span>
          <span>{formatDate(ends_at, locale)}</span>
        </Row>
      )}
      {retry_at !== null && (
        <Row>
          <span>{t('fields.pledge_retry_at')}</span>
          <span>{formatDate(retry_at, locale)}</span>
        </Row>
      )}
      {failure_code !== null && (
        <SecondaryText>
          {t('order.pledge_failures', { count: failures })} {t(`errors.${failure_code}`)}
        </SecondaryText>
      )}
    </Section>
  );
}
