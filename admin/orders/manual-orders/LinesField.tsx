import { formatMoney } from '#domain/format-money.ts';
import type { FieldProps } from '#forms-schema/overrides.ts';
import { useLocale } from 'react-admin';
import { LinesEditor } from '../lines/LinesEditor.tsx';
import { useDraftSums } from './use-draft-sums.ts';

/** The lines of a manual order. */
export function LinesField(props: FieldProps) {
  const locale = useLocale();
  const { data } = useDraftSums();
  return (
    <LinesEditor
      {...props}
      getFacts={({ item_id, stock = 0 }, index) => {
        const line = data?.lines[index];
        // the calculation may be stale
        if (line?.item_id !== item_id) return { stock, total: '' };
        const money = (amount: number | undefined) => formatMoney(amount, data?.currency, locale);
        const { list_price, issue, total } = line;
        return { list: money(list_price), stock: line.stock ?? stock, issue, total: money(total) };
      }}
    />
  );
}
