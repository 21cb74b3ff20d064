import type { QuoteLineCost } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import { DataTable } from '#forms-schema/view/DataTable.tsx';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

interface Props {
  lines: readonly QuoteLineCost[];
  currency: string | undefined;
}

/** The cost lines of a quote: price basis, own cost and margin. */
export function CostTable({ lines, currency }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const money = (amount: number | null | undefined) => (amount == null ? '–' : formatMoney(amount, currency, locale));
  const { format } = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency ?? 'EUR',
    maximumFractionDigits: 3,
  });
  const renderName = ({ line, options, reason, fixed, each, copies }: QuoteLineCost) => {
    const names = options.filter((option) => option !== 'standard').map((option) => t(`enums.QuoteOption.${option}`));
    const parts = [fixed ? money(fixed) : '', each ? `${copies?.toLocaleString(locale)} × ${format(each)}` : ''];
    return (
      <>
        {t(`enums.QuoteLine.${line}`)}
        <SecondaryText component="span" sx={{ display: 'block' }}>
          {[names.join(' + '), parts.filter(Boolean).join(' + '), reason].filter(Boolean).join(' · ')}
        </SecondaryText>
      </>
    );
  };
  const renderAmount = ({ amount, list_amount }: QuoteLineCost) => (
    <>
      {list_amount !== amount && (
        <Box component="s" sx={{ color: 'text.secondary', mr: 1 }}>
          {money(list_amount)}
        </Box>
      )}
      {money(amount)}
    </>
  );
  return (
    <DataTable
      label={t('quotes.lines')}
      rows={lines}
      getRowKey={({ line }) => line}
      empty={t('quotes.no_lines')}
      stacks={2}
      columns={[
        { name: 'line', head: t('fields.cost_line'), of: renderName, wraps: true },
        { name: 'amount', head: t('fields.amount'), of: renderAmount, align: 'end' },
        { name: 'cost', head: t('fields.cost'), of: ({ cost }) => money(cost), align: 'end' },
        { name: 'margin', head: t('fields.margin'), of: ({ margin }) => money(margin), align: 'end' },
      ]}
    />
  );
}
