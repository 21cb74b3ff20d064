import type { FieldDefinition } from '#generated/definitions.ts';
import { OrderAddressWishFields } from '#generated/fields/OrderAddressWish.ts';
import type { Order } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';
import type { ActionInputValues, ActionInputProps } from '#admin/resource/define.ts';
import { AddressEffects } from './AddressEffects.tsx';
import { toAddress, useAddressPreview } from './use-address-preview.ts';

const LABELS: Readonly<Record<string, string>> = {
  address: 'order_address.title',
  recompute_shipping: 'order_address.recompute_shipping',
};

const FIELDS: readonly FieldDefinition[] = OrderAddressWishFields.map((field: FieldDefinition) => ({
  ...field,
  hidden: [],
  label: LABELS[field.name] ?? field.label,
}));

/** The form of a new address with a preview of its effects. */
export function AddressForm({ record, onValues }: ActionInputProps) {
  return (
    <SchemaForm
      definitions={FIELDS}
      values={{ ...record, address: toAddress(record as Order), recompute_shipping: true }}
      onSubmit={() => undefined}
    >
      <Outcome onValues={onValues} />
    </SchemaForm>
  );
}

function Outcome({ onValues }: Pick<ActionInputProps, 'onValues'>) {
  const t = useTranslate();
  const { request, data, error, isStale } = useAddressPreview();
  const isReady = request && data && !error && !isStale && data.refund_limit == null;
  const { refund = 0, charge = 0, currency } = data ?? {};
  const values: ActionInputValues = isReady ? { ...request, refund, charge, currency } : undefined;
  const key = JSON.stringify(values);
  const report = useEffectEvent(() => onValues(values));
  useEffect(() => report(), [key]);
  return (
    <Box role="region" aria-label={t('order_address.preview')} aria-live="polite" sx={{ my: 2 }}>
      <AddressEffects data={data} error={error} isStale={isStale} />
    </Box>
  );
}
