import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef } from 'react';
import { stateCountry } from '#domain/addresses/state-countries.ts';
import { hasPostalCodes, isCityFirst, isPostalCodeRequired } from '#domain/addresses/postal-codes.ts';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import { type FieldProps, type FormField, isDrawn } from '../overrides.ts';
import { inputName } from '../paths.ts';
import { autoCompleteOf } from './auto-complete.ts';
import { useNestedFields } from './nested-fields.ts';
import { FieldSet, fieldSetOf } from './FieldSet.tsx';
import { useSibling } from './siblings.ts';
import { useField } from './use-field.ts';

/** Lines of an address as it is written, and how many sixths of a line each takes; what is not named here comes last. */
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
  // after what it depends on, so that it comes next
  state: 3,
  phone: 3,
  email: 3,
};

/** The lines where the city stands before the postal code. */
const CITY_FIRST = Object.fromEntries(
  Object.entries(LINES).map(([line, width]) => {
    if (line === 'zip_code') return ['city', LINES.city ?? width];
    return line === 'city' ? ['zip_code', LINES.zip_code ?? width] : [line, width];
  }),
);

/** Two addresses in one form are filled in apart. */
function withPurpose(field: FormField, section: string): FormField {
  const purpose = field.autoComplete ?? (field.name === 'name' ? 'name' : autoCompleteOf(field));
  return purpose === undefined ? field : { ...field, autoComplete: `section-${section} ${purpose}` };
}

/** A member as the country wants it: not every address has a postal code. */
function inCountry(member: FormField, country: unknown): FormField {
  const isJudged = member.name === 'zip_code' && member.validate === 'postalCode';
  return isJudged ? { ...member, required: isPostalCodeRequired(country) } : member;
}

/** What was said about the postal code is looked at again once the country is another. */
function useJudgedAnew(code: string, country: unknown): void {
  const { errors, recheck } = useFormScope();
  const judged = useRef(country);
  const judge = useEffectEvent(() => {
    if (errors.messageOf(code) !== undefined) recheck(code);
  });
  useEffect(() => {
    if (judged.current === country) return;
    judged.current = country;
    judge();
  }, [country]);
}

/** An address as one control, laid out as it stands on a parcel. */
export function AddressField({ field, name }: FieldProps) {
  const { t } = useForms();
  const { Field } = useNestedFields();
  const state = useField({ field, name });
  const country = useSibling(name, 'country_id');
  const members = (field.items ?? [])
    .filter(isDrawn)
    .filter((member) => member.name !== 'zip_code' || hasPostalCodes(country))
    .map((member) => inCountry(member, country));
  useJudgedAnew(inputName(name, 'zip_code'), country);
  // as the country writes it that is chosen above or in the record
  const order = Object.keys(isCityFirst(country) ? CITY_FIRST : LINES);
  const rank = (member: FormField): number => (Object.hasOwn(LINES, member.name) ? order.indexOf(member.name) : 99);
  const hasState = stateCountry(country) !== undefined && members.some((member) => member.name === 'state');
  const widthOf = (member: string) => (hasState && member === 'country_id' ? 3 : (LINES[member] ?? 6));
  const section = name.replace(/[^\w-]/g, '-');
  return (
    <FieldSet
      {...fieldSetOf(state)}
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
          // a member that its condition hides takes no room
          '& > :empty': { display: 'none' },
        }}
      >
        {members
          .toSorted((one, other) => rank(one) - rank(other))
          .map((member) => (
            <Box key={member.name} sx={{ gridColumn: `span ${widthOf(member.name)}` }}>
              <Field field={withPurpose(member, section)} name={inputName(name, member.name)} among={members} />
            </Box>
          ))}
      </Box>
    </FieldSet>
  );
}
