import { unwrap } from '#generated/client/unwrap.ts';
import type { QuotePriceInput } from '#generated/schemas.ts';
import { api } from '#admin/api/client.ts';
import { EffectList } from './EffectList.tsx';
import { useEffectPreview } from './use-effect-preview.ts';

/** The effect of the price being edited. */
export function QuotePriceEffect() {
  const { data, isStale } = useEffectPreview<QuotePriceInput>({
    name: 'quote-prices',
    required: ['line', 'option', 'size', 'quantity_from', 'valid_from'],
    fetchEffect: (body, signal) => unwrap(api.POST('/admin/quote-prices/effect', { body, signal })),
  });
  return <EffectList effect={data} isStale={isStale} />;
}
