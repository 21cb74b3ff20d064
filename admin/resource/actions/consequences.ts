import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import { useFieldValueFormatter } from '#forms-schema/view/use-value-text.ts';
import { type RaRecord, useTranslate } from 'react-admin';

/**
 * Actions that are confirmed and change what no preview counts: no card, mail, amount or copy. Each has a sentence
 * `action.consequences.<operation>`, which may name these fields of the record.
 */
export const CONSEQUENCES: Readonly<Record<string, readonly string[]>> = {
  adminArrangeCategories: [],
  adminArrangeGenres: [],
  adminCancelTracking: ['matched'],
  adminClearBoxMonth: [],
  adminDuplicateManualOrder: [],
  adminDuplicateQuote: [],
  adminOpenLot: ['start_price', 'starts_at', 'ends_at'],
  adminOrderAgain: [],
  adminPublishLook: [],
  adminRepriceQuote: ['total'],
  adminTakeBackParcel: [],
  adminTakeBackUse: [],
  adminTakeOverOrder: [],
  adminUnmatchPayoutRow: [],
  adminWithdrawOrderChange: [],
};

/** The sentence that says what an action does to a record; undefined where its preview says it all. */
export function useConsequence(
  { operationId }: ActionDefinition,
  { fields }: ResourceDefinition,
  record: RaRecord | undefined,
): string | undefined {
  const t = useTranslate();
  const valueText = useFieldValueFormatter();
  const named = CONSEQUENCES[operationId];
  if (!named) return undefined;
  const values = fields
    .filter(({ name }) => named.includes(name))
    .map((field) => [field.name, valueText(field, record?.[field.name], record)]);
  return t(`action.consequences.${operationId}`, Object.fromEntries(values));
}
