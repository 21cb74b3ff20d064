import type { ActionDefinition, FieldDefinition, ResourceDefinition, Role } from '#generated/definitions.ts';
import { type AnyEnum } from '#generated/definitions.ts';
import { enums } from '#generated/enum-index.ts';
import { isConditionMet } from '#domain/resources/actions.ts';
import type { RaRecord } from 'react-admin';
import { isAllowedFor } from '../../api/use-role.ts';

const tables: Readonly<Record<string, AnyEnum | undefined>> = enums;

/** Returns the actions of a scope that a role may run. The server checks again. */
export function listActions(
  resource: ResourceDefinition,
  scope: ActionDefinition['scope'],
  role: Role | undefined,
): readonly ActionDefinition[] {
  return resource.actions.filter((action) => action.scope === scope && isAllowedFor(action.roles, role));
}

/** Returns the actions of a record's page: row actions, and bulk actions that are also offered for a single record. */
export function listRecordActions(resource: ResourceDefinition, role: Role | undefined): readonly ActionDefinition[] {
  return [
    ...listActions(resource, 'row', role),
    ...listActions(resource, 'bulk', role).flatMap(({ onRecord, when = [], ...action }) =>
      onRecord ? [{ ...action, when: [...when, ...onRecord] }] : [],
    ),
  ];
}

/** Whether a record meets an action's conditions, and a transition has a possible target. */
export function isApplicable(
  resource: ResourceDefinition,
  { when, transition }: ActionDefinition,
  record: RaRecord,
): boolean {
  return (
    (when ?? []).every((condition) => isConditionMet(condition, record[condition.field])) &&
    (!transition || isPossible(transition, listNextValues(resource, transition.field, record)))
  );
}

const isPossible = (transition: NonNullable<ActionDefinition['transition']>, nextValues: readonly string[]): boolean =>
  'to' in transition ? nextValues.includes(transition.to) : nextValues.length > 0;

/** Returns the values that may follow the record's status (`x-transitions`). */
function listNextValues(resource: ResourceDefinition, fieldName: string, record: RaRecord): readonly string[] {
  const field = resource.fields.find(({ name }) => name === fieldName);
  return tables[field?.data?.name ?? '']?.transitions?.[String(record[fieldName])] ?? [];
}

/**
 * Returns the input fields of an action. The input of a transition offers the values that may follow for all records, and
 * has the only one as its default.
 */
export function getInputFields(
  resource: ResourceDefinition,
  { fields, transition }: ActionDefinition,
  records: readonly RaRecord[],
): readonly FieldDefinition[] {
  const inputs = fields.filter((field) => !field.readOnly && !field.hidden?.includes('form'));
  // the statuses of all records of a filter are not known
  if (!transition || 'to' in transition || records.length === 0) return inputs;
  const [first, ...otherLists] = records.map((record) => listNextValues(resource, transition.field, record));
  const options = (first ?? []).filter((value) => otherLists.every((values) => values.includes(value)));
  return inputs.map((field) =>
    field.name === transition.input
      ? { ...field, options, ...(options.length === 1 && { defaultValue: options[0] }) }
      : field,
  );
}
