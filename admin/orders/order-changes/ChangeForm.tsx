import type { FieldDefinition } from '#generated/definitions.ts';
import { OrderChangeWishFields } from '#generated/fields/OrderChangeWish.ts';
import type { Order } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';
import type { ActionInputValues, ActionInputProps } from '#admin/resource/define.ts';
import { ChangedLines } from './ChangedLines.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { useChangePreview } from './use-change-preview.ts';
import { hasReasons, listRecordedLines, toEditedLine } from './change-request.ts';

const LINE_FIELD_CHANGES: Readonly<Record<string, Partial<FieldDefinition>>> = {
  // 0 removes the line
  quantity: { min: 0 },
  reason: { label: 'lines.reason' },
};

/** Existing and added lines as one list of `ManualOrderLine` fields, and the shipping option. */
const FIELDS: readonly FieldDefinition[] = OrderChangeWishFields.flatMap((field): FieldDefinition[] => {
  const showField = (label: string) => ({ ...field, hidden: [], label });
  if (field.name === 'recompute_shipping')
    return [{ ...showField('order_change.recompute_shipping'), help: 'order_change.recompute_help' }];
  if (field.name !== 'added') return [];
  const lineId = { name: 'order_line_id', type: 'integer', label: 'fields.order_line_id', hidden: ['form'] } as const;
  const items = field.items.map((item: FieldDefinition) => ({ ...item, ...LINE_FIELD_CHANGES[item.name] }));
  return [{ ...showField('order_change.lines'), name: 'lines', items: [lineId, ...items] }];
});

const OVERRIDES = { lines: { component: ChangedLines } } as const;

/** Edits the items of an order with a preview by the server. */
export function ChangeForm({ record, onValues }: ActionInputProps) {
  const lines = listRecordedLines(record as Order).map(toEditedLine);
  return (
    <SchemaForm
      definitions={FIELDS}
      values={{ ...record, lines, recompute_shipping: false }}
      overrides={OVERRIDES}
      onSubmit={() => undefined}
    >
      <Outcome onValues={onValues} />
    </SchemaForm>
  );
}

function Outcome({ onValues }: Pick<ActionInputProps, 'onValues'>) {
  const t = useTranslate();
  const { request, data, error, isStale } = useChangePreview();
  const isShort = data?.lines.some(({ issue }) => issue === 'out_of_stock');
  const isRefused = data?.discount_limit != null || data?.refund_limit != null || data?.refund_left != null || isShort;
  const isReady = request && data && !error && !isStale && !isRefused && hasReasons(request);
  const values: ActionInputValues = isReady ? { ...request, refund: data.refund, charge: data.charge } : undefined;
  const key = JSON.stringify(values);
  const report = useEffectEvent(() => onValues(values));
  useEffect(() => report(), [key]);
  return (
    <Box role="region" aria-label={t('order_change.preview')} aria-live="polite" sx={{ my: 2 }}>
      <PreviewPanel data={data} error={error} isStale={isStale} />
    </Box>
  );
}
