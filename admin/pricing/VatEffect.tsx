import { unwrap } from '#generated/client/unwrap.ts';
import type { VatRateInput } from '#generated/schemas.ts';
import { api } from '#admin/api/client.ts';
import { EffectList } from './EffectList.tsx';
import { useEffectPreview } from './use-effect-preview.ts';

/** The effect of the rate being edited. */
export function VatEffect() {
  const { data, isStale } = useEffectPreview<VatRateInput>({
    name: 'vat-rates',
    required: ['country_id', 'rate', 'valid_from'],
    fetchEffect: (body, signal) => unwrap(api.POST('/admin/vat-rates/effect', { body, signal })),
  });
  return <EffectList effect={data} isStale={isStale} />;
}
