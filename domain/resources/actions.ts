import type { ActionCondition, ActionDefinition } from '#generated/definitions.ts';

/**
 * Whether a value meets a condition of the description (`x-action.when`). True for `undefined`: rows of lists do not have all
 * fields, and the server checks again.
 */
export function isConditionMet({ in: values, empty }: ActionCondition, value: unknown): boolean {
  if (value === undefined) return true;
  if (empty !== undefined && (value === null || value === '') !== empty) return false;
  return values === undefined || values.some((allowed) => allowed === value);
}

/** Whether an action can run on all records of a filter: it is called for each record and returns no file. */
export function canRunOnFilter({ byRecord, answersFile }: Pick<ActionDefinition, 'byRecord' | 'answersFile'>): boolean {
  return byRecord === true && answersFile !== true;
}
