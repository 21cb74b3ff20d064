import { type RaRecord, Link, useTranslate } from 'react-admin';
import { listPath } from '../resource/paths.ts';
import { Row, Section } from '#admin/ui/blocks.tsx';

const LISTS = ['refunds', 'disputes', 'reconciliation'] as const;

/** Related records of a payment: refunds, disputes and its payout row. */
export function PaymentBody({ record: { id } }: { record: RaRecord }) {
  const t = useTranslate();
  return (
    <Section title={t('money.of_payment')}>
      <Row>
        {LISTS.map((name) => (
          <Link key={name} to={listPath({ name }, { payment_id: id })} sx={{ py: 0.5, mr: 1 }}>
            {t(`resources.${name}`)}
          </Link>
        ))}
      </Row>
    </Section>
  );
}
