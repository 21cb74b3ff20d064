import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#generated/definitions.ts';
import type { ProjectFields } from '#generated/fields/Project.ts';
import { fromInputs, toInputs } from './form-values.ts';
import { AsyncChecks } from './async-checks.ts';
import { isRendered, type Overrides, buildValidators, applyOverrides } from './overrides.ts';

const price = { name: 'price', type: 'money', label: 'fields.price' } as const;
const definitions = [
  { name: 'name', type: 'text', label: 'fields.name' },
  { name: 'items', type: 'array', label: 'fields.items', items: [price] },
  { name: 'email', type: 'email', label: 'fields.email', roles: ['admin'] },
  { name: 'secret', type: 'text', label: 'fields.name', roles: ['admin'], hidden: ['form'] },
] as const satisfies readonly FieldDefinition[];

describe('overrides', () => {
  it('change fields and members by path without mutating the definitions', () => {
    const [name, items] = applyOverrides(
      definitions,
      { name: { required: true }, 'items.price': { min: 1 } },
      undefined,
    );
    expect(name).toMatchObject({ type: 'text', required: true });
    expect(items?.items?.[0]).toMatchObject({ name: 'price', min: 1 });
    expect(price).toEqual({ name: 'price', type: 'money', label: 'fields.price' });
  });

  it('are typed by the definitions', () => {
    const valid: Overrides<typeof ProjectFields> = { name: { required: true }, 'items.price': { min: 1 } };
    // @ts-expect-error no field of a project has this name
    const invalid: Overrides<typeof ProjectFields> = { nmae: { required: true } };
    expect([valid, invalid]).toHaveLength(2);
  });

  it('add validators by path', () => {
    const validator = () => undefined;
    const overrides = { 'items.price': { validator }, name: { min: 1 } };
    expect(buildValidators(overrides, new AsyncChecks(), () => undefined)).toEqual({
      'items.price': validator,
    });
  });
});

describe('roles', () => {
  const getLocks = (roles: readonly string[] | undefined) =>
    applyOverrides(definitions, {}, roles).map((field) => [field.name, isRendered(field), field.locked ?? false]);

  it('lock fields without permission; hidden fields stay hidden', () => {
    expect(getLocks(['team'])).toEqual([
      ['name', true, false],
      ['items', true, false],
      ['email', true, true],
      ['secret', false, false],
    ]);
  });

  it('lock nothing with a matching role or without roles', () => {
    expect(getLocks(['team', 'admin']).some(([, , isLocked]) => isLocked)).toBe(false);
    expect(getLocks(undefined).some(([, , isLocked]) => isLocked)).toBe(false);
  });
});

it('recursive groups and lists are expanded lazily', () => {
  const folder: FieldDefinition[] = [
    { name: 'name', type: 'text', label: 'fields.name' },
    { name: 'parent', type: 'group', label: 'fields.name', schema: 'Folder', nullable: true, get items() { return folder; } }, // prettier-ignore
    { name: 'inside', type: 'array', label: 'fields.name', schema: 'Folder', get items() { return folder; } }, // prettier-ignore
  ];
  const fields = applyOverrides(folder, {}, undefined);
  const record = { name: 'a', parent: { name: 'b', parent: { name: 'c' } }, inside: [{ name: 'd', inside: [] }] };
  const inputs = toInputs(fields, record, { locale: 'en' });
  expect(fields[2]?.items?.[2]?.items?.[0]?.name).toBe('name');
  expect(fromInputs(fields, inputs, record, { locale: 'en' })).toMatchObject(record);
});

it('a field without input is never required', () => {
  const [json] = applyOverrides([{ name: 'data', type: 'json', label: 'fields.data', required: true }], {}, undefined);
  expect(json?.required).toBe(false);
});
