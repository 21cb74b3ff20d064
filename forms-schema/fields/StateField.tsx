import { useEffect, useEffectEvent, useRef } from 'react';
import { isStateRequired, stateCountry } from '#domain/addresses/state-countries.ts';
import { isStateOf } from '#domain/addresses/states.ts';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';
import { lazily } from './lazily.tsx';
import { parentOf, useSibling } from './siblings.ts';

// the names of states are only loaded for countries that have them
const StateSelect = lazily(async () => (await import('./StateSelect.tsx')).StateSelect);

/** State, province or prefecture of the country beside it, called as that country calls it; none where it has none. */
export function StateField({ field, name }: FieldProps) {
  const country = useSibling(parentOf(name, field.name), 'country_id');
  const { getValues, setValue, errors, recheck } = useFormScope();
  const before = useRef(country);
  // a state of the country before means nothing in the next one
  const settle = useEffectEvent(() => {
    const state: unknown = getValues(name);
    if (typeof state === 'string' && state !== '' && !(typeof country === 'string' && isStateOf(country, state)))
      setValue(name, '', { shouldDirty: true });
    if (errors.messageOf(name) !== undefined) recheck(name);
  });
  useEffect(() => {
    if (before.current === country) return;
    before.current = country;
    settle();
  }, [country]);
  const known = stateCountry(country);
  if (!known || typeof country !== 'string') return null;
  // a draft may leave it out whatever the country
  const required = field.validate === 'stateOfCountry' && isStateRequired(country);
  const shown = { ...field, required, label: `address_parts.${known.word}` };
  return <StateSelect key={country} field={shown} name={name} country={country} />;
}
