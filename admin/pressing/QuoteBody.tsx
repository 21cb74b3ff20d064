import { QuoteFields } from '#generated/fields/Quote.ts';
import type { Quote } from '#generated/schemas.ts';
import { formatDateTime } from '#domain/dates.ts';
import { formatMoney } from '#domain/format-money.ts';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type RaRecord, Link, useLocale, useTranslate } from 'react-admin';
import { listPath } from '#admin/resource/paths.ts';
import { Columns, Section } from '#admin/ui/blocks.tsx';
import { ContactSection } from '#admin/resource/show/ContactSection.tsx';
import { CopyButton } from '#admin/resource/show/CopyButton.tsx';
import { SumList } from '#admin/resource/show/SumList.tsx';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';
import { CostTable } from './CostTable.tsx';
import { PdfButton } from './PdfButton.tsx';
import { formatPressingDetails } from './format-wish.ts';

const SUMS = ['subtotal', 'discount', 'net', 'vat', 'total'] as const;
const MARGIN_SUMS = ['net', 'cost', 'margin'] as const;

/** The page of a quote: pressing details and cost lines; customer, sums, margin and link in the side column. */
export function QuoteBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const locale = useLocale();
  const quote = record as Quote;
  const { currency, country_id, email, phone, company, name, accept_url, expires_at, lines = [] } = quote;
  const { title, artist_name, margin, margin_percent, unit_price, overrun_copies, overrun } = quote;
  const money = (amount: number | undefined) => formatMoney(amount, currency, locale);
  const side = (
    <>
      <ContactSection title={t('groups.customer')} lines={[company, name]} {...{ country_id, phone, email }}>
        <Link to={listPath({ name: 'quotes' }, { email })}>{t('quotes.all_of_customer')}</Link>
      </ContactSection>
      <Section title={t('order.sums')} aside={<PdfButton id={quote.id} />}>
        <SumList fields={QuoteFields} names={SUMS} less={['discount']} total="total" record={quote} />
        <SecondaryText>
          {[t('quotes.each', { price: money(unit_price) }), quote.discount_reason].filter(Boolean).join(' · ')}
        </SecondaryText>
        <SecondaryText>{t('quotes.overrun', { count: overrun_copies, amount: money(overrun) })}</SecondaryText>
      </Section>
      <Section title={t('fields.margin')}>
        {margin == null ? (
          <Typography color="textSecondary">{t('quotes.margin_unknown')}</Typography>
        ) : (
          <>
            <SumList fields={QuoteFields} names={MARGIN_SUMS} less={['cost']} total="margin" record={quote} />
            <SecondaryText>{`${margin_percent?.toLocaleString(locale)} %`}</SecondaryText>
          </>
        )}
      </Section>
      {accept_url && (
        <Section title={t('fields.accept_url')} aside={<CopyButton text={accept_url} name={t('fields.accept_url')} />}>
          <MuiLink href={accept_url} target="_blank" rel="noreferrer" variant="body2" noWrap sx={{ display: 'block' }}>
            {accept_url}
          </MuiLink>
          <SecondaryText>
            {t('fields.quote_until')} {formatDateTime(expires_at, locale)}
          </SecondaryText>
        </Section>
      )}
    </>
  );
  return (
    <Columns side={side}>
      <Section title={[artist_name, title].filter(Boolean).join(' – ') || t('quotes.untitled')}>
        <Typography color="textSecondary">{formatPressingDetails(quote, t, locale)}</Typography>
        {[quote.question, quote.message].filter(Boolean).map((text) => (
          <Typography key={text} sx={{ whiteSpace: 'pre-line', mt: 1 }}>
            {text}
          </Typography>
        ))}
      </Section>
      <Section title={t('quotes.lines')}>
        <CostTable lines={lines} currency={currency} />
      </Section>
    </Columns>
  );
}
