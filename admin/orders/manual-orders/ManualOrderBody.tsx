import { formatPostalAddress } from '#domain/addresses/format-address.ts';
import { ManualOrderFields } from '#generated/fields/ManualOrder.ts';
import type { ManualOrder } from '#generated/schemas.ts';
import { formatDateTime } from '#domain/dates.ts';
import { formatMoney } from '#domain/format-money.ts';
import { isSoldUnderReverseCharge } from '#domain/pricing/reverse-charge.ts';
import { formatOrderNumber } from '#domain/orders/order-number.ts';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type RaRecord, type TranslateFunction, Link, useLocale, useTranslate } from 'react-admin';
import { ProjectLine } from '../lines/ProjectLine.tsx';
import { listPath, buildRecordPath } from '#admin/resource/paths.ts';
import { Columns, Section } from '#admin/ui/blocks.tsx';
import { ContactSection } from '#admin/resource/show/ContactSection.tsx';
import { CopyButton } from '#admin/resource/show/CopyButton.tsx';
import { SumList } from '#admin/resource/show/SumList.tsx';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

const SUMS = ['items', 'discount', 'shipping', 'total', 'vat', 'vat_rate'] as const;

/** The page of a manual order: lines with agreed prices; customer, sums and payment link in the side column. */
export function ManualOrderBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const locale = useLocale();
  const draft = record as ManualOrder;
  const { currency, country_id, email, pay_url, order_id, pickup, lines = [] } = draft;
  const { customer_name: name, company, vat_number, vat_rate = 0, phone } = draft;
  const address = formatPostalAddress({ ...draft, name, company: company === name ? null : company });
  const money = (amount: number | null | undefined) => formatMoney(amount, currency, locale);
  const shipping = draft.shipping_type && t(`enums.ShippingType.${draft.shipping_type}`);
  const side = (
    <>
      <ContactSection title={t('order.customer')} lines={address} {...{ country_id, phone, email, vat_number }}>
        {pickup && (
          <Typography sx={{ mt: 1 }}>
            {t('fields.pickup')}: {formatPostalAddress({ ...pickup, country_id }).join(', ')}
          </Typography>
        )}
        {email && <Link to={listPath({ name: 'orders' }, { email })}>{t('order.all_of_customer')}</Link>}
      </ContactSection>
      <Section title={t('order.sums')}>
        <SumList fields={ManualOrderFields} names={SUMS} less={['discount']} total="total" record={draft} />
        {isSoldUnderReverseCharge({ country_id, vat_number, vat_rate }) && (
          <SecondaryText>{t('enums.VatScheme.reverse_charge')}</SecondaryText>
        )}
        {[draft.discount_reason, draft.promo_code, shipping, draft.shipping_reason].filter(Boolean).map((reason) => (
          <SecondaryText key={reason}>{reason}</SecondaryText>
        ))}
      </Section>
      {pay_url && (
        <Section title={t('draft.pay_link')} aside={<CopyButton text={pay_url} name={t('fields.pay_url')} />}>
          <MuiLink
            href={pay_url}
            target="_blank"
            rel="noreferrer"
            variant="body2"
            noWrap
            sx={{ display: 'block', py: 0.5 }}
          >
            {pay_url}
          </MuiLink>
          <SecondaryText>
            {t('fields.offer_until')} {formatDateTime(draft.expires_at, locale)}
          </SecondaryText>
        </Section>
      )}
      {order_id && (
        <Section title={t('draft.became')}>
          <Link to={buildRecordPath({ name: 'orders' }, order_id)}>{formatOrderNumber(order_id)}</Link>
        </Section>
      )}
    </>
  );
  return (
    <Columns side={side}>
      <Section title={t('fields.lines')}>
        {lines.length === 0 && <Typography color="textSecondary">{t('lines.empty')}</Typography>}
        {lines.map((line, index) => (
          <ProjectLine
            key={index}
            line={{ ...line, project_id: line.project_id ?? 0, name: line.name ?? '' }}
            note={formatNotes(line, t('draft.list', { price: money(line.list_price) }), t)}
            amounts={[`${line.quantity} × ${money(line.price ?? line.list_price)}`, money(line.total)]}
          />
        ))}
      </Section>
    </Columns>
  );
}

/** Formats the notes of a line: agreed price, reason and problem. */
function formatNotes(
  { price, discount_percent, reason, issue }: NonNullable<ManualOrder['lines']>[number],
  list: string,
  t: TranslateFunction,
): string {
  const agreed = [price != null && list, discount_percent && `−${discount_percent} %`, reason];
  return [...agreed, issue && t(`enums.ManualOrderIssueCode.${issue}`)].filter(Boolean).join(' · ');
}
