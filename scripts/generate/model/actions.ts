import type { ActionCondition, ActionDefinition } from '../definitions.ts';
import type { FieldModel, Members } from './field-model.ts';
import { isScalar, asList, asObject, asText } from './json.ts';
import type { JsonObject } from './json.ts';
import { getMainSchema } from './media.ts';
import type { Operation } from './operations.ts';
import { joinPointer } from './pointer.ts';
import { getBodyMembers } from './body-members.ts';
import type { ResourceContext } from './resource.ts';
import type { Action } from './resource.ts';

const WORDS = new Set(
  'resource scope of icon when transition confirm primary key money undo opens prefill preview onRecord'.split(' '),
);

const SCOPES = ['row', 'bulk', 'collection', 'part'] as const;

/** Reads the operations that `x-action` makes buttons of a resource, in the description's order. */
export function readActions(resource: string, record: readonly FieldModel[], context: ResourceContext): Action[] {
  const usedKeys = new Set<string>();
  return context.operations.flatMap((operation) => {
    const words = asObject(operation.words['x-action']);
    if (words.resource !== resource) return [];
    const action = readAction(operation, words, record, context);
    const { key, scope } = action;
    if (key === undefined) return [action];
    if (usedKeys.has(scope + key))
      context.diagnostics.error('taken-key', joinPointer(operation.pointer, 'x-action', 'key'), `${key} is taken.`);
    // actions on one record and bulk actions are never shown together
    usedKeys.add(scope + key);
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
  const pointer = joinPointer(operation.pointer, 'x-action');
  for (const word of Object.keys(words)) {
    if (!WORDS.has(word))
      diagnostics.error('unknown-word', joinPointer(pointer, word), `x-action has no word ${word}.`);
  }
  const scope = SCOPES.find((candidate) => candidate === words.scope) ?? 'row';
  const part = scope === 'part' ? asText(words.of) : undefined;
  const when = readWhen(
    words,
    'when',
    pointer,
    part === undefined ? record : context.fields.getNamedFields(part),
    context,
  );
  const onRecord = readWhen(words, 'onRecord', pointer, record, context);
  const icon = asText(words.icon);
  const opens = asText(words.opens);
  const form = readFormFields(operation, scope, context);
  const transition = readTransition(words, pointer, record, form, context);
  const undo = readUndo(words, pointer, context);
  const key = asText(words.key);
  if (key !== undefined && !/^[a-z]$/.test(key))
    diagnostics.error('unknown-value', joinPointer(pointer, 'key'), 'A key is one small letter.');
  const money = readMoney(words, pointer, [...context.fields.listMembers(form), ...record], context);
  return {
    operationId: operation.id,
    method: getMethod(operation),
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
    ...(scope === 'bulk' && hasAnswerMembers(['done', 'refused'], operation, context) ? { byRecord: true } : {}),
    ...(scope === 'bulk' && hasAnswerMembers(['url'], operation, context) ? { answersFile: true } : {}),
    ...(undo === undefined ? {} : { undo }),
    ...(key === undefined ? {} : { key }),
    ...(money ? { money } : {}),
    ...(words.prefill === undefined
      ? {}
      : { prefill: readPrefill(words, pointer, context.fields.listMembers(form), record, context) }),
    ...(opens === undefined ? {} : { opens, ...(hasForm(opens, context) ? {} : { opensPage: true as const }) }),
    ...(hasHeader(operation, 'idempotency-key') ? { keyed: true } : {}),
    ...(hasHeader(operation, 'if-match') ? { guarded: true } : {}),
    fields: form,
  };
}

/** Whether records of a resource can be changed by a form. */
function hasForm(resource: string, { operations }: ResourceContext): boolean {
  return operations.some(({ method, path }) => method === 'put' && path === `/admin/${resource}/{id}`);
}

/** Reads how an action is undone: `true` restores the previous values, else an operation id. */
function readUndo(
  { undo }: JsonObject,
  pointer: string,
  { operations, diagnostics }: ResourceContext,
): ActionDefinition['undo'] {
  if (undo === true) return true;
  if (typeof undo !== 'string') return undefined;
  if (!operations.some(({ id }) => id === undo))
    diagnostics.error('unknown-operation', joinPointer(pointer, 'undo'), `There is no operation ${undo}.`);
  return undo;
}

/** Whether the response 200 has these members. */
function hasAnswerMembers(names: readonly string[], operation: Operation, { normaliser }: ResourceContext): boolean {
  const schema = getMainSchema(operation.answers.get('200')?.media);
  const members = schema && normaliser.resolve(schema).properties;
  return members !== undefined && names.every((name) => members.has(name));
}

function hasHeader({ parameters }: Operation, header: string): boolean {
  return parameters.some(({ in: place, name }) => place === 'header' && name.toLowerCase() === header);
}

function getMethod({ method }: Operation): ActionDefinition['method'] {
  return method === 'get' || method === 'put' || method === 'patch' || method === 'delete' ? method : 'post';
}

function readFormFields(
  operation: Operation,
  scope: Action['scope'],
  { fields, diagnostics }: ResourceContext,
): Members {
  const members = getBodyMembers(operation, fields) ?? [];
  if (scope !== 'bulk') return members;
  const bodyFields = fields.listMembers(members);
  if (!bodyFields.some((field) => field.name === 'ids'))
    diagnostics.error('bulk-without-ids', operation.pointer, `${operation.id} takes no ids.`);
  return bodyFields.filter((field) => field.name !== 'ids');
}

/** Reads one condition or a list of conditions. */
function readWhen(
  words: JsonObject,
  word: 'when' | 'onRecord',
  pointer: string,
  record: readonly FieldModel[],
  context: ResourceContext,
): readonly ActionCondition[] {
  const isMany = Array.isArray(words[word]);
  const conditions = isMany ? asList(words[word]) : words[word] === undefined ? [] : [words[word]];
  return conditions.flatMap((when, place) =>
    readCondition(asObject(when), joinPointer(pointer, word, ...(isMany ? [String(place)] : [])), record, context),
  );
}

function readCondition(
  when: JsonObject,
  pointer: string,
  record: readonly FieldModel[],
  { diagnostics, normaliser }: ResourceContext,
): ActionCondition[] {
  const name = asText(when.field);
  if (name === undefined) return [];
  const field = record.find((candidate) => candidate.name === name);
  if (!field) {
    diagnostics.error('unknown-property', joinPointer(pointer, 'field'), `The record has no property ${name}.`);
    return [];
  }
  if (typeof when.empty === 'boolean') return [{ field: name, empty: when.empty }];
  const values = asList(when.in)
    .filter(isScalar)
    .filter((value) => value !== null);
  const allowed = field.options ?? (field.data === undefined ? undefined : normaliser.getNamed(field.data).values);
  for (const value of values) {
    if (allowed?.some((allowedValue) => allowedValue === value) === false) {
      diagnostics.error('unknown-value', joinPointer(pointer, 'in'), `${name} is never ${String(value)}.`);
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
  const { field, input, to } = asObject(words.transition);
  if (typeof field !== 'string') return undefined;
  const checkProperty = (word: string, name: string, list: readonly FieldModel[]) => {
    if (!list.some((entry) => entry.name === name))
      diagnostics.error('unknown-property', joinPointer(pointer, 'transition', word), `There is no property ${name}.`);
  };
  checkProperty('field', field, record);
  if (typeof to === 'string') {
    const { options, data } = record.find(({ name }) => name === field) ?? {};
    const allowed = options ?? (data === undefined ? undefined : normaliser.getNamed(data).values);
    if (allowed?.some((value) => value === to) === false)
      diagnostics.error('unknown-value', joinPointer(pointer, 'transition', 'to'), `${field} is never ${to}.`);
    return { field, to };
  }
  if (typeof input !== 'string') return undefined;
  checkProperty('input', input, fields.listMembers(form));
  return { field, input };
}

function readMoney(
  words: JsonObject,
  pointer: string,
  available: readonly FieldModel[],
  { diagnostics }: ResourceContext,
): ActionDefinition['money'] {
  if (words.money === undefined) return undefined;
  const { amount, currency, to } = asObject(words.money);
  for (const [word, name] of Object.entries({ amount, currency, ...(to === undefined ? {} : { to }) })) {
    if (!available.some((field) => field.name === name))
      diagnostics.error(
        'unknown-property',
        joinPointer(pointer, 'money', word),
        `There is no property ${String(name)}.`,
      );
  }
  return { amount: String(amount), currency: String(currency), ...(typeof to === 'string' ? { to } : {}) };
}

/** Reads initial values of an action's form: fields of the record, or `today`. */
function readPrefill(
  words: JsonObject,
  pointer: string,
  form: readonly FieldModel[],
  record: readonly FieldModel[],
  { diagnostics }: ResourceContext,
): Readonly<Record<string, string>> {
  const pairs = Object.entries(asObject(words.prefill)).map(([name, source]) => [name, String(source)] as const);
  for (const [name, source] of pairs) {
    if (
      !form.some((field) => field.name === name) ||
      !(source === 'today' || record.some((field) => field.name === source))
    )
      diagnostics.error(
        'unknown-property',
        joinPointer(pointer, 'prefill', name),
        `${name} cannot begin with ${source}.`,
      );
  }
  return Object.fromEntries(pairs);
}
