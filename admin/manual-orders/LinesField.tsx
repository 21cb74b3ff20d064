import type { ManualOrderCalculation, ManualOrderItem, ManualOrderLine } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import { useFormScope } from '#forms-schema/form-scope.ts';
import type { FieldProps } from '#forms-schema/overrides.ts';
import { useLocale, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type LineProps, LinesEditor } from '../lines/LinesEditor.tsx';
import { ItemSearch } from './ItemSearch.tsx';
import { useDraftSums } from './use-draft-sums.ts';

/** A line began as an item that was found, or as one of the record. */
type Thing = Pick<ManualOrderLine, 'chosen_sizes' | 'name' | 'project_id' | 'stock'> &
  Pick<ManualOrderItem, 'item_id' | 'artist_name' | 'item_name' | 'picture'> & {
    price?: number | null;
    currency?: string;
  };

/** The lines of an order that staff builds. */
export function LinesField(props: FieldProps) {
  const { data } = useDraftSums();
  return (
    <LinesEditor<Thing> {...props} keyOf={({ item_id }) => item_id} lineOf={lineOf} find={ItemSearch}>
      {(line) => <Line {...line} sums={data} />}
    </LinesEditor>
  );
}

/** What is found costs its list price, until another is agreed. */
function lineOf({ price: _, currency: __, ...line }: Thing): object {
  return line;
}

function Line({ thing, index, name, draw, sums }: LineProps<Thing> & { sums: ManualOrderCalculation | undefined }) {
  const t = useTranslate();
  const locale = useLocale();
  const agreed = useWatch({ control: useFormScope().control, name: [`${name}.price`, `${name}.discount_percent`] });
  const line = sums?.lines[index];
  // what was calculated may be behind what is typed
  const made = line?.item_id === thing.item_id ? line : undefined;
  const list = made && formatMoney(made.list_price, sums?.currency, locale);
  const issue = made?.issue && t(`enums.ManualOrderIssueCode.${made.issue}`);
  const stock = t('draft.stock', { count: made?.stock ?? thing.stock ?? 0 });
  // things with a size are items of their own; only sets are ordered by sizes
  const isSized = thing.chosen_sizes != null;
  return draw({
    title: thing.name ?? '',
    facts: [thing.artist_name, thing.item_name],
    picture: String(thing.picture ?? thing.project_id),
    note: [list && t('draft.list', { price: list }), stock, issue].filter(Boolean).join(' · '),
    isWrong: Boolean(issue),
    total: made ? formatMoney(made.total, sums?.currency, locale) : '',
    quantity: isSized ? undefined : 'quantity',
    beside: ['price', 'discount_percent'],
    below: [...(isSized ? ['chosen_sizes'] : []), ...(agreed.some(Boolean) ? ['reason'] : [])],
    inputs: { price: { type: 'number', placeholder: list }, discount_percent: { label: 'fields.discount' } },
  });
}
