import type { ActionDefinition, FieldDefinition, ResourceDefinition, Role } from '#generated/definitions.ts';
import { type AnyEnum } from '#generated/definitions.ts';
import { enums } from '#generated/enum-index.ts';
import { isMet } from '#domain/resources/conditions.ts';
import type { RaRecord } from 'react-admin';
import { isAllowedFor } from '../../api/use-role.ts';

const tables: Readonly<Record<string, AnyEnum | undefined>> = enums;

/** The actions of a scope that somebody with this role may run. The server decides again. */
export function actionsFor(
  resource: ResourceDefinition,
  scope: ActionDefinition['scope'],
  role: Role | undefined,
): readonly ActionDefinition[] {
  return resource.actions.filter((action) => action.scope === scope && isAllowedFor(action.roles, role));
}

/** What is done to one record from its page: actions on a record, and those on many that a single one needs as well. */
export function recordActions(resource: ResourceDefinition, role: Role | undefined): readonly ActionDefinition[] {
  return [
    ...actionsFor(resource, 'row', role),
    ...actionsFor(resource, 'bulk', role).flatMap(({ onRecord, when = [], ...action }) =>
      onRecord ? [{ ...action, when: [...when, ...onRecord] }] : [],
    ),
  ];
}

/** Whether an action makes sense for a record as it is now: its status allows it, and a transition has somewhere to go. */
export function applies(
  resource: ResourceDefinition,
  { when, transition }: ActionDefinition,
  record: RaRecord,
): boolean {
  return (
    (when ?? []).every((condition) => isMet(condition, record[condition.field])) &&
    (!transition || leads(transition, targets(resource, transition.field, record)))
  );
}

const leads = (transition: NonNullable<ActionDefinition['transition']>, next: readonly string[]): boolean =>
  'to' in transition ? next.includes(transition.to) : next.length > 0;

/** The values the record's status may move to (`x-transitions`). */
function targets(resource: ResourceDefinition, fieldName: string, record: RaRecord): readonly string[] {
  const field = resource.fields.find(({ name }) => name === fieldName);
  return tables[field?.data?.name ?? '']?.transitions?.[String(record[fieldName])] ?? [];
}

/**
 * What an action asks for these records. The input of a transition offers what all of them may move to, and holds it
 * already when there is but one such value.
 */
export function askedFields(
  resource: ResourceDefinition,
  { fields, transition }: ActionDefinition,
  records: readonly RaRecord[],
): readonly FieldDefinition[] {
  const asked = fields.filter((field) => !field.readOnly && !field.hidden?.includes('form'));
  // of a whole filter nobody knows where each record stands
  if (!transition || 'to' in transition || records.length === 0) return asked;
  const [first, ...rest] = records.map((record) => targets(resource, transition.field, record));
  const options = (first ?? []).filter((value) => rest.every((other) => other.includes(value)));
  return asked.map((field) =>
    field.name === transition.input
      ? { ...field, options, ...(options.length === 1 && { defaultValue: options[0] }) }
      : field,
  );
}
