import type { ActionCondition } from '#generated/definitions.ts';

/** Whether what the description asks of a field (`x-action.when`) is true of its value. */
export function isMet({ in: values, empty }: ActionCondition, value: unknown): boolean {
  if (empty !== undefined && (value === null || value === undefined || value === '') !== empty) return false;
  return values === undefined || values.some((one) => one === value);
}
