import { useFormScope } from '#forms-schema/form-scope.ts';
import type { OrderAddress } from '#generated/schemas.ts';

/** Shows an optional part of the form; the same function in every render. */
export type ShowPart = (part: 'address2' | 'company' | 'phone') => void;

const NAMES = [
  ...(['firstname', 'lastname', 'company', 'address', 'address2', 'zip_code', 'city'] as const),
  ...(['country_id', 'state', 'phone'] as const),
];
const OPTIONAL = ['address2', 'company', 'phone'] as const;

/** Fills in the address of the checkout, with the optional parts that it has. */
export function useFillAddress(onShow: ShowPart): (values: OrderAddress) => void {
  const { getValues, setValue, errors, recheck } = useFormScope();
  return (values) => {
    for (const part of OPTIONAL) if (values[part]) onShow(part);
    for (const member of NAMES) {
      const name = `customer.${member}`;
      // a phone number that was typed is kept
      const value = values[member] ?? (member === 'phone' ? (getValues(name) as string) : '');
      setValue(name, value, { shouldDirty: true });
      if (errors.getMessage(name) !== undefined) recheck(name);
    }
  };
}
