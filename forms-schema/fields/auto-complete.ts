import type { FieldDefinition } from '#generated/definitions.ts';

/** Autocomplete tokens by property name (WCAG 1.3.5). */
const BY_NAME: Readonly<Record<string, string>> = {
  firstname: 'given-name',
  lastname: 'family-name',
  company: 'organization',
  address: 'address-line1',
  address2: 'address-line2',
  zip_code: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
  country_id: 'country',
};

const BY_TYPE: Readonly<Partial<Record<FieldDefinition['type'], string>>> = { email: 'email', tel: 'tel' };

/** Returns the autocomplete token of a field; undefined when there is none. */
export function getAutoComplete({ name, type, minLength }: FieldDefinition): string | undefined {
  // only new passwords have a minimum length
  if (type === 'password') return minLength === undefined ? 'current-password' : 'new-password';
  const memberName = name.split('->').at(-1) ?? name;
  return BY_TYPE[type] ?? (Object.hasOwn(BY_NAME, memberName) ? BY_NAME[memberName] : undefined);
}
