import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import { useFieldValueFormatter } from '#forms-schema/view/use-value-text.ts';
import { type RaRecord, useTranslate } from 'react-admin';

/**
 * Confirmed actions without a preview, because they change no card, e-mail, amount or stock. Each has a text
 * `action.consequences.<operation>`, with these fields of the record as parameters.
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

/** Returns the text of an action's consequence; undefined where it has a preview instead. */
export function useConsequence(
  { operationId }: ActionDefinition,
  { fields }: ResourceDefinition,
  record: RaRecord | undefined,
): string | undefined {
  const t = useTranslate();
  const valueText = useFieldValueFormatter();
  const parameters = CONSEQUENCES[operationId];
  if (!parameters) return undefined;
  const values = fields
    .filter(({ name }) => parameters.includes(name))
    .map((field) => [field.name, valueText(field, record?.[field.name], record)]);
  return t(`action.consequences.${operationId}`, Object.fromEntries(values));
}
