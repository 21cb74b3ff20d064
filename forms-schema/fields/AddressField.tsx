import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef } from 'react';
import { findStateCountry } from '#domain/addresses/state-countries.ts';
import { hasPostalCodes, isCityFirst, isPostalCodeRequired } from '#domain/addresses/postal-codes.ts';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import { type FieldProps, type FormField, isRendered } from '../overrides.ts';
import { toInputName } from '../paths.ts';
import { getAutoComplete } from './auto-complete.ts';
import { useNestedFields } from './nested-fields.ts';
import { FieldSet, toFieldSetProps } from './FieldSet.tsx';
import { useSibling } from './siblings.ts';
import { useField } from './use-field.ts';

/** Members of an address in order, and their width in sixths of a row. Unlisted members come last. */
const LINES: Readonly<Record<string, number>> = {
  name: 6,
  firstname: 3,
  lastname: 3,
  company: 6,
  address: 6,
  address2: 6,
  zip_code: 2,
  city: 4,
  country_id: 6,
  // after the country, which it depends on
  state: 3,
  phone: 3,
  email: 3,
};

/** The order for countries that write the city before the postal code. */
const CITY_FIRST = Object.fromEntries(
  Object.entries(LINES).map(([line, width]) => {
    if (line === 'zip_code') return ['city', LINES.city ?? width];
    return line === 'city' ? ['zip_code', LINES.zip_code ?? width] : [line, width];
  }),
);

/** Adds an autocomplete section, so that browsers fill several addresses of a form separately. */
function addAutoCompleteSection(field: FormField, section: string): FormField {
  const purpose = field.autoComplete ?? (field.name === 'name' ? 'name' : getAutoComplete(field));
  return purpose === undefined ? field : { ...field, autoComplete: `section-${section} ${purpose}` };
}

/** Makes the postal code optional in countries without one. */
function adaptToCountry(member: FormField, country: unknown): FormField {
  const hasCountryRule = member.name === 'zip_code' && member.validate === 'postalCode';
  return hasCountryRule ? { ...member, required: isPostalCodeRequired(country) } : member;
}

/**
 * Whether an address has a state: where the country has states, or as long as one of another country or its error is to be cleared.
 * Otherwise its code is not loaded.
 */
function useStateVisibility(name: string, country: unknown): (member: FormField) => boolean {
  const { errors, getValues } = useFormScope();
  const isShown =
    findStateCountry(country) !== undefined || Boolean(getValues(name)) || errors.getMessage(name) !== undefined;
  return ({ validate }) => isShown || (validate !== 'knownState' && validate !== 'stateOfCountry');
}

/** Validates the postal code again when the country changes. */
function useRecheckOnCountryChange(code: string, country: unknown): void {
  const { errors, recheck } = useFormScope();
  const checkedCountry = useRef(country);
  const recheckCode = useEffectEvent(() => {
    if (errors.getMessage(code) !== undefined) recheck(code);
  });
  useEffect(() => {
    if (checkedCountry.current === country) return;
    checkedCountry.current = country;
    recheckCode();
  }, [country]);
}

/** An address in the layout of a parcel label. */
export function AddressField({ field, name }: FieldProps) {
  const { t } = useForms();
  const { Field } = useNestedFields();
  const state = useField({ field, name });
  const country = useSibling(name, 'country_id');
  const isStateShown = useStateVisibility(toInputName(name, 'state'), country);
  const members = (field.items ?? [])
    .filter(isRendered)
    .filter(isStateShown)
    .filter((member) => member.name !== 'zip_code' || hasPostalCodes(country))
    .map((member) => adaptToCountry(member, country));
  useRecheckOnCountryChange(toInputName(name, 'zip_code'), country);
  // in the order of the selected or stored country
  const order = Object.keys(isCityFirst(country) ? CITY_FIRST : LINES);
  const getRank = (member: FormField): number => (Object.hasOwn(LINES, member.name) ? order.indexOf(member.name) : 99);
  const hasState = findStateCountry(country) !== undefined && members.some((member) => member.name === 'state');
  const getWidth = (member: string) => (hasState && member === 'country_id' ? 3 : (LINES[member] ?? 6));
  const section = name.replace(/[^\w-]/g, '-');
  return (
    <FieldSet
      {...toFieldSetProps(state)}
      legend={state.required || !field.nullable ? state.label : `${state.label} (${t('words.optional')})`}
      required={false}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
          columnGap: { xs: 1.5, sm: 2.5 },
          rowGap: 2.5,
          maxWidth: 640,
          // hidden members take no space
          '& > :empty': { display: 'none' },
        }}
      >
        {members
          .toSorted((a, b) => getRank(a) - getRank(b))
          .map((member) => (
            <Box key={member.name} sx={{ gridColumn: `span ${getWidth(member.name)}` }}>
              <Field
                field={addAutoCompleteSection(member, section)}
                name={toInputName(name, member.name)}
                siblingFields={members}
              />
            </Box>
          ))}
      </Box>
    </FieldSet>
  );
}
