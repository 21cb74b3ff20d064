import type { ActionDefinition } from '../definitions.ts';
import type { FieldMaker, FieldModel, Members } from './fields.ts';
import { isScalar, listAt, objectAt, textAt } from './json.ts';
import type { JsonObject } from './json.ts';
import type { Operation } from './operations.ts';
import { child } from './pointer.ts';
import { bodyMembers } from './resources.ts';
import type { ResourceContext } from './resources.ts';

export interface Action extends Omit<ActionDefinition, 'fields' | 'roles'> {
  roles: readonly string[];
  fields: Members;
}

const WORDS = new Set('resource scope icon when transition confirm primary'.split(' '));

/** Operations that `x-action` makes a button of a resource, in the description's order. */
export function readActions(resource: string, record: readonly FieldModel[], context: ResourceContext): Action[] {
  return context.operations.flatMap((operation) => {
    const words = objectAt(operation.words['x-action']);
    return words.resource === resource ? [readAction(operation, words, record, context)] : [];
  });
}

function readAction(
  operation: Operation,
  words: JsonObject,
  record: readonly FieldModel[],
  context: ResourceContext,
): Action {
  const { diagnostics } = context;
  const pointer = child(operation.pointer, 'x-action');
  for (const word of Object.keys(words)) {
    if (!WORDS.has(word)) diagnostics.error('unknown-word', child(pointer, word), `x-action has no word ${word}.`);
  }
  const scope = words.scope === 'bulk' || words.scope === 'collection' ? words.scope : 'row';
  const when = readWhen(words, pointer, record, context);
  const icon = textAt(words.icon);
  const form = actionFields(operation, scope, context);
  const transition = readTransition(words, pointer, record, form, context);
  return {
    operationId: operation.id,
    method: buttonMethod(operation),
    path: operation.path,
    label: `actions.${operation.id}`,
    scope,
    ...(icon === undefined ? {} : { icon }),
    roles: operation.roles ?? [],
    ...(operation.limit ? { limit: operation.limit } : {}),
    ...(when ? { when } : {}),
    ...(transition ? { transition } : {}),
    ...(words.confirm === true ? { confirm: true } : {}),
    ...(words.primary === true ? { primary: true } : {}),
    ...(isKeyed(operation) ? { keyed: true } : {}),
    fields: form,
  };
}

function isKeyed({ parameters }: Operation): boolean {
  return parameters.some(({ in: place, name }) => place === 'header' && name.toLowerCase() === 'idempotency-key');
}

function buttonMethod({ method }: Operation): ActionDefinition['method'] {
  return method === 'get' || method === 'put' || method === 'patch' || method === 'delete' ? method : 'post';
}

function actionFields(operation: Operation, scope: Action['scope'], { fields, diagnostics }: ResourceContext): Members {
  const members = bodyMembers(operation, fields) ?? [];
  if (scope !== 'bulk') return members;
  const all = listOf(members, fields);
  if (!all.some((field) => field.name === 'ids'))
    diagnostics.error('bulk-without-ids', operation.pointer, operation.id);
  return all.filter((field) => field.name !== 'ids');
}

function readWhen(
  words: JsonObject,
  pointer: string,
  record: readonly FieldModel[],
  { diagnostics, normaliser }: ResourceContext,
): ActionDefinition['when'] {
  const when = objectAt(words.when);
  const name = textAt(when.field);
  if (name === undefined) return undefined;
  const values = listAt(when.in)
    .filter(isScalar)
    .filter((value) => value !== null);
  const field = record.find((candidate) => candidate.name === name);
  if (!field) {
    diagnostics.error('unknown-property', child(pointer, 'when', 'field'), name);
    return undefined;
  }
  const allowed = field.options ?? (field.data === undefined ? undefined : normaliser.named(field.data).values);
  for (const value of values) {
    if (allowed?.some((known) => known === value) === false) {
      diagnostics.error('unknown-value', child(pointer, 'when', 'in'), `${name} is never ${String(value)}.`);
    }
  }
  return { field: name, in: values };
}

function readTransition(
  words: JsonObject,
  pointer: string,
  record: readonly FieldModel[],
  form: Members,
  { diagnostics, fields }: ResourceContext,
): ActionDefinition['transition'] {
  const { field, input } = objectAt(words.transition);
  if (typeof field !== 'string' || typeof input !== 'string') return undefined;
  const check = (word: string, name: string, list: readonly FieldModel[]) => {
    if (!list.some((entry) => entry.name === name))
      diagnostics.error('unknown-property', child(pointer, 'transition', word), name);
  };
  check('field', field, record);
  check('input', input, listOf(form, fields));
  return { field, input };
}

function listOf(members: Members, fields: FieldMaker): readonly FieldModel[] {
  return 'fieldsOf' in members ? fields.fieldsOfNamed(members.fieldsOf) : members;
}
