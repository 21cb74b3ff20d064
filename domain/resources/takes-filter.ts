import type { ActionDefinition } from '#generated/definitions.ts';

/** Whether an action may be done to all records of a filter, however many: each in a call of its own, without a common file. */
export const takesFilter = ({ byRecord, answersFile }: Pick<ActionDefinition, 'byRecord' | 'answersFile'>): boolean =>
  byRecord === true && answersFile !== true;
