import { formatMoney } from '#domain/format-money.ts';
import { sum } from '#domain/money.ts';
import type { FieldProps } from '#forms-schema/overrides.ts';
import { useLocale, useTranslate } from 'react-admin';
import { LinesEditor } from '../lines/LinesEditor.tsx';
import { useChangePreview } from './use-change-preview.ts';
import type { EditedLine } from './change-request.ts';

/** Existing and added lines with their calculated amounts. */
export function ChangedLines(props: FieldProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { known, data, asked } = useChangePreview();
  const { lines = [], currency } = data ?? {};
  // added lines are last, in order
  const added = lines.slice(lines.length - (asked?.added?.length ?? 0));
  const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${formatMoney(Math.abs(amount), currency, locale)}`;
  return (
    <LinesEditor<EditedLine>
      {...props}
      factsOf={({ item_id, order_line_id, list_price, currency: paidIn, stock }) => {
        const standing = known.find(({ line }) => line.id === order_line_id)?.standing;
        const own = standing
          ? lines.filter((line) => line.order_line_id === order_line_id)
          : added.filter((line) => line.item_id === item_id);
        const total = own.length > 0 ? signed(sum(own.map(({ amount }) => amount))) : '';
        const [issue] = own.flatMap((line) => line.issue ?? []);
        const facts = { standing, issue, total };
        if (standing) return facts;
        return {
          ...facts,
          notes: [t('order_change.new')],
          list: formatMoney(list_price, paidIn, locale),
          stock: own[0]?.stock ?? stock,
        };
      }}
    />
  );
}
