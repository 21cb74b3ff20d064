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
  const { recordedLines, data, request } = useChangePreview();
  const { lines = [], currency } = data ?? {};
  // added lines are last, in order
  const added = lines.slice(lines.length - (request?.added?.length ?? 0));
  const formatDelta = (amount: number) => `${amount < 0 ? '−' : '+'}${formatMoney(Math.abs(amount), currency, locale)}`;
  return (
    <LinesEditor<EditedLine>
      {...props}
      getFacts={({ item_id, order_line_id, list_price, currency: listCurrency, stock }) => {
        const recorded = recordedLines.find(({ line }) => line.id === order_line_id)?.copies;
        const previews = recorded
          ? lines.filter((line) => line.order_line_id === order_line_id)
          : added.filter((line) => line.item_id === item_id);
        const total = previews.length > 0 ? formatDelta(sum(previews.map(({ amount }) => amount))) : '';
        const [issue] = previews.flatMap((line) => line.issue ?? []);
        const facts = { recorded, issue, total };
        if (recorded) return facts;
        return {
          ...facts,
          notes: [t('order_change.new')],
          list: formatMoney(list_price, listCurrency, locale),
          stock: previews[0]?.stock ?? stock,
        };
      }}
    />
  );
}
