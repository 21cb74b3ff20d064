import type { ActionCondition } from '#generated/definitions.ts';

/**
 * Whether what the description asks of a field (`x-action.when`) is true of its value. A record that does not tell the
 * field, as rows of a list leave some out, is not refused for it: the server decides.
 */
export function isMet({ in: values, empty }: ActionCondition, value: unknown): boolean {
  if (value === undefined) return true;
  if (empty !== undefined && (value === null || value === '') !== empty) return false;
  return values === undefined || values.some((one) => one === value);
}
