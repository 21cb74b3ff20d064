import type { ActionCondition, ActionDefinition } from '../definitions.ts';
import type { FieldMaker } from './fields.ts';
import type { FieldModel, Members } from './field-model.ts';
import { isScalar, listAt, objectAt, textAt } from './json.ts';
import type { JsonObject } from './json.ts';
import { mainSchema } from './media.ts';
import type { Operation } from './operations.ts';
import { child } from './pointer.ts';
import { bodyMembers } from './body-members.ts';
import type { ResourceContext } from './resource.ts';
import type { Action } from './resource.ts';

const WORDS = new Set(
  'resource scope of icon when transition confirm primary key money undo opens prefill preview onRecord'.split(' '),
);

const SCOPES = ['row', 'bulk', 'collection', 'part'] as const;

/** Operations that `x-action` makes a button of a resource, in the description's order. */
export function readActions(resource: string, record: readonly FieldModel[], context: ResourceContext): Action[] {
  const taken = new Set<string>();
  return context.operations.flatMap((operation) => {
    const words = objectAt(operation.words['x-action']);
    if (words.resource !== resource) return [];
    const action = readAction(operation, words, record, context);
    const { key, scope } = action;
    if (key === undefined) return [action];
    if (taken.has(scope + key))
      context.diagnostics.error('taken-key', child(operation.pointer, 'x-action', 'key'), `${key} is taken.`);
    // actions on one record and on many are never offered together
    taken.add(scope + key);
    return [action];
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
  const scope = SCOPES.find((known) => known === words.scope) ?? 'row';
  const part = scope === 'part' ? textAt(words.of) : undefined;
  const when = readWhen(
    words,
    'when',
    pointer,
    part === undefined ? record : context.fields.fieldsOfNamed(part),
    context,
  );
  const onRecord = readWhen(words, 'onRecord', pointer, record, context);
  const icon = textAt(words.icon);
  const opens = textAt(words.opens);
  const form = actionFields(operation, scope, context);
  const transition = readTransition(words, pointer, record, form, context);
  const undo = readUndo(words, pointer, context);
  const key = textAt(words.key);
  if (key !== undefined && !/^[a-z]$/.test(key))
    diagnostics.error('unknown-value', child(pointer, 'key'), 'A key is one small letter.');
  const money = readMoney(words, pointer, [...listOf(form, context.fields), ...record], context);
  return {
    operationId: operation.id,
    method: buttonMethod(operation),
    path: operation.path,
    label: `actions.${operation.id}`,
    scope,
    ...(part === undefined ? {} : { of: part }),
    ...(icon === undefined ? {} : { icon }),
    roles: operation.roles ?? [],
    ...(operation.limit ? { limit: operation.limit } : {}),
    ...(when.length > 0 ? { when } : {}),
    ...(transition ? { transition } : {}),
    ...(words.confirm === true ? { confirm: true } : {}),
    ...(words.preview === true ? { preview: true } : {}),
    ...(words.primary === true ? { primary: true } : {}),
    ...(onRecord.length > 0 ? { onRecord } : {}),
    ...(scope === 'bulk' && answers(['done', 'refused'], operation, context) ? { byRecord: true } : {}),
    ...(scope === 'bulk' && answers(['url'], operation, context) ? { answersFile: true } : {}),
    ...(undo === undefined ? {} : { undo }),
    ...(key === undefined ? {} : { key }),
    ...(money ? { money } : {}),
    ...(words.prefill === undefined
      ? {}
      : { prefill: readPrefill(words, pointer, listOf(form, context.fields), record, context) }),
    ...(opens === undefined ? {} : { opens, ...(hasForm(opens, context) ? {} : { opensPage: true as const }) }),
    ...(takes(operation, 'idempotency-key') ? { keyed: true } : {}),
    ...(takes(operation, 'if-match') ? { guarded: true } : {}),
    fields: form,
  };
}

/** Whether records of a resource can be changed by a form. */
function hasForm(resource: string, { operations }: ResourceContext): boolean {
  return operations.some(({ method, path }) => method === 'put' && path === `/admin/${resource}/{id}`);
}

/** What takes an action back: `true` for the values before, or the operation that does the opposite. */
function readUndo(
  { undo }: JsonObject,
  pointer: string,
  { operations, diagnostics }: ResourceContext,
): ActionDefinition['undo'] {
  if (undo === true) return true;
  if (typeof undo !== 'string') return undefined;
  if (!operations.some(({ id }) => id === undo))
    diagnostics.error('unknown-operation', child(pointer, 'undo'), `There is no operation ${undo}.`);
  return undo;
}

/** Whether an answer has these members. */
function answers(names: readonly string[], operation: Operation, { normaliser }: ResourceContext): boolean {
  const schema = mainSchema(operation.answers.get('200')?.media);
  const members = schema && normaliser.resolve(schema).properties;
  return members !== undefined && names.every((name) => members.has(name));
}

function takes({ parameters }: Operation, header: string): boolean {
  return parameters.some(({ in: place, name }) => place === 'header' && name.toLowerCase() === header);
}

function buttonMethod({ method }: Operation): ActionDefinition['method'] {
  return method === 'get' || method === 'put' || method === 'patch' || method === 'delete' ? method : 'post';
}

function actionFields(operation: Operation, scope: Action['scope'], { fields, diagnostics }: ResourceContext): Members {
  const members = bodyMembers(operation, fields) ?? [];
  if (scope !== 'bulk') return members;
  const all = listOf(members, fields);
  if (!all.some((field) => field.name === 'ids'))
    diagnostics.error('bulk-without-ids', operation.pointer, `${operation.id} takes no ids.`);
  return all.filter((field) => field.name !== 'ids');
}

/** `when` is one condition or a list of them. */
function readWhen(
  words: JsonObject,
  word: 'when' | 'onRecord',
  pointer: string,
  record: readonly FieldModel[],
  context: ResourceContext,
): readonly ActionCondition[] {
  const isMany = Array.isArray(words[word]);
  const conditions = isMany ? listAt(words[word]) : words[word] === undefined ? [] : [words[word]];
  return conditions.flatMap((when, place) =>
    readCondition(objectAt(when), child(pointer, word, ...(isMany ? [String(place)] : [])), record, context),
  );
}

function readCondition(
  when: JsonObject,
  pointer: string,
  record: readonly FieldModel[],
  { diagnostics, normaliser }: ResourceContext,
): ActionCondition[] {
  const name = textAt(when.field);
  if (name === undefined) return [];
  const field = record.find((candidate) => candidate.name === name);
  if (!field) {
    diagnostics.error('unknown-property', child(pointer, 'field'), `The record has no property ${name}.`);
    return [];
  }
  if (typeof when.empty === 'boolean') return [{ field: name, empty: when.empty }];
  const values = listAt(when.in)
    .filter(isScalar)
    .filter((value) => value !== null);
  const allowed = field.options ?? (field.data === undefined ? undefined : normaliser.named(field.data).values);
  for (const value of values) {
    if (allowed?.some((known) => known === value) === false) {
      diagnostics.error('unknown-value', child(pointer, 'in'), `${name} is never ${String(value)}.`);
    }
  }
  return [{ field: name, in: values }];
}

function readTransition(
  words: JsonObject,
  pointer: string,
  record: readonly FieldModel[],
  form: Members,
  { diagnostics, fields, normaliser }: ResourceContext,
): ActionDefinition['transition'] {
  const { field, input, to } = objectAt(words.transition);
  if (typeof field !== 'string') return undefined;
  const check = (word: string, name: string, list: readonly FieldModel[]) => {
    if (!list.some((entry) => entry.name === name))
      diagnostics.error('unknown-property', child(pointer, 'transition', word), `There is no property ${name}.`);
  };
  check('field', field, record);
  if (typeof to === 'string') {
    const { options, data } = record.find(({ name }) => name === field) ?? {};
    const allowed = options ?? (data === undefined ? undefined : normaliser.named(data).values);
    if (allowed?.some((value) => value === to) === false)
      diagnostics.error('unknown-value', child(pointer, 'transition', 'to'), `${field} is never ${to}.`);
    return { field, to };
  }
  if (typeof input !== 'string') return undefined;
  check('input', input, listOf(form, fields));
  return { field, input };
}

function readMoney(
  words: JsonObject,
  pointer: string,
  known: readonly FieldModel[],
  { diagnostics }: ResourceContext,
): ActionDefinition['money'] {
  if (words.money === undefined) return undefined;
  const { amount, currency, to } = objectAt(words.money);
  for (const [word, name] of Object.entries({ amount, currency, ...(to === undefined ? {} : { to }) })) {
    if (!known.some((field) => field.name === name))
      diagnostics.error('unknown-property', child(pointer, 'money', word), `There is no property ${String(name)}.`);
  }
  return { amount: String(amount), currency: String(currency), ...(typeof to === 'string' ? { to } : {}) };
}

/** What the form of an action begins with, by fields of the record or `today`; names that are neither are errors. */
function readPrefill(
  words: JsonObject,
  pointer: string,
  form: readonly FieldModel[],
  record: readonly FieldModel[],
  { diagnostics }: ResourceContext,
): Readonly<Record<string, string>> {
  const pairs = Object.entries(objectAt(words.prefill)).map(([name, from]) => [name, String(from)] as const);
  for (const [name, from] of pairs) {
    if (
      !form.some((field) => field.name === name) ||
      !(from === 'today' || record.some((field) => field.name === from))
    )
      diagnostics.error('unknown-property', child(pointer, 'prefill', name), `${name} cannot begin with ${from}.`);
  }
  return Object.fromEntries(pairs);
}

function listOf(members: Members, fields: FieldMaker): readonly FieldModel[] {
  return 'fieldsOf' in members ? fields.fieldsOfNamed(members.fieldsOf) : members;
}
