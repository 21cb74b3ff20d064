import type { ManualOrderItem, Order } from '#generated/schemas.ts';
import { textToNumber } from '#forms-schema/numbers.ts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { useEffect, useEffectEvent, useState } from 'react';
import { ItemSearch } from '../manual-orders/ItemSearch.tsx';
import type { AskAnswer, AskProps } from '../resource/define.ts';
import { AddedLine } from './AddedLine.tsx';
import { KnownLineRow } from './KnownLineRow.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { usePreview } from './use-preview.ts';
import { type AddedItem, type Draft, hasReasons, knownLines, UNCHANGED, wishOf } from './wish.ts';

/** Puts a change of an order together: other quantities, lines off, items on; and says by the server what it comes to. */
export function ChangeItems({ record, onAnswer }: AskProps) {
  const t = useTranslate();
  const locale = useLocale();
  const order = record as Order;
  const [draft, setDraft] = useState<Draft>(UNCHANGED);
  const lines = knownLines(order);
  const read = (text: string): number | undefined => {
    const price = textToNumber(text, locale);
    return typeof price === 'number' ? price : undefined;
  };
  const wish = wishOf(draft, lines, read);
  const { data, error, isCurrent } = usePreview(order, wish);
  const isShort = data?.lines.some(({ issue }) => issue === 'out_of_stock');
  const isRefused = data?.discount_limit != null || data?.refund_limit != null || data?.refund_left != null || isShort;
  const isReady = wish && data && !error && isCurrent && !isRefused && hasReasons(draft);
  const answer: AskAnswer = isReady ? { ...wish, refund: data.refund, charge: data.charge } : undefined;
  const said = JSON.stringify(answer);
  const tell = useEffectEvent(() => onAnswer(answer));
  useEffect(() => tell(), [said]);

  const setAdded = (added: readonly AddedItem[]) => setDraft({ ...draft, added });
  const add = (item: ManualOrderItem) => {
    const known = draft.added.findIndex((one) => one.item.item_id === item.item_id);
    if (known < 0) return setAdded([...draft.added, { item, quantity: 1, price: '', reason: '' }]);
    setAdded(draft.added.map((one, place) => (place === known ? { ...one, quantity: one.quantity + 1 } : one)));
  };
  // those that come stand at the end of the preview, in the order they were added
  const priced = data?.lines.slice(data.lines.length - draft.added.length);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box role="group" aria-label={t('order_change.lines')}>
        {lines.map((known) => (
          <KnownLineRow
            key={known.line.id}
            known={known}
            count={draft.counts[known.line.id] ?? known.wanted}
            onChange={(count) => setDraft({ ...draft, counts: { ...draft.counts, [known.line.id]: count } })}
          />
        ))}
        {draft.added.map((added, place) => (
          <AddedLine
            key={added.item.item_id}
            added={added}
            priced={priced?.find(({ item_id }) => item_id === added.item.item_id)}
            onChange={(changes) =>
              setAdded(draft.added.map((one, index) => (index === place ? { ...one, ...changes } : one)))
            }
            onRemove={() => setAdded(draft.added.filter((_, index) => index !== place))}
          />
        ))}
      </Box>
      <ItemSearch onAdd={add} />
      <Box>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={draft.recompute}
              onChange={(_, recompute) => setDraft({ ...draft, recompute })}
            />
          }
          label={t('order_change.recompute')}
        />
        <Typography variant="body2" color="textSecondary" sx={{ ml: 3.5, mt: -0.5 }}>
          {t('order_change.recompute_help')}
        </Typography>
      </Box>
      <Box role="region" aria-label={t('order_change.preview')} aria-live="polite">
        <PreviewPanel data={data} error={error} isCurrent={isCurrent} />
      </Box>
    </Box>
  );
}
