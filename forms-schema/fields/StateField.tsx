import { useEffect, useEffectEvent, useRef } from 'react';
import { isStateRequired, findStateCountry } from '#domain/addresses/state-countries.ts';
import { isStateOf } from '#domain/addresses/states.ts';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';
import { createLazyField } from './lazy-field.tsx';
import { getParentName, useSibling } from './siblings.ts';

// state names are loaded only for countries that have them
const StateSelect = createLazyField(async () => (await import('./StateSelect.tsx')).StateSelect);

/** State, province or prefecture of the sibling country, under its local name; hidden in countries without states. */
export function StateField({ field, name }: FieldProps) {
  const country = useSibling(getParentName(name, field.name), 'country_id');
  const { getValues, setValue, errors, recheck } = useFormScope();
  const previousCountry = useRef(country);
  // a state of the previous country is invalid
  const clearForeignState = useEffectEvent(() => {
    const state: unknown = getValues(name);
    if (typeof state === 'string' && state !== '' && !(typeof country === 'string' && isStateOf(country, state)))
      setValue(name, '', { shouldDirty: true });
    if (errors.getMessage(name) !== undefined) recheck(name);
  });
  useEffect(() => {
    if (previousCountry.current === country) return;
    previousCountry.current = country;
    clearForeignState();
  }, [country]);
  const stateCountry = findStateCountry(country);
  if (!stateCountry || typeof country !== 'string') return null;
  // drafts may omit it
  const required = field.validate === 'stateOfCountry' && isStateRequired(country);
  const stateField = { ...field, required, label: `address_parts.${stateCountry.word}` };
  return <StateSelect key={country} field={stateField} name={name} country={country} />;
}
