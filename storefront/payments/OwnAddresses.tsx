import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useFormScope } from '#forms-schema/form-scope.ts';
import type { OrderAddress } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './DetailsStep.module.css';

/** An address of the account with its text, 'Léa Moreau, 12 rue des Martyrs, 75009 Paris, France'. */
export interface OwnAddress {
  readonly label: string;
  readonly values: OrderAddress;
}

export interface OwnAddressesProps {
  readonly addresses: readonly OwnAddress[];
  /** shows an optional part of the form; the same function in every render */
  readonly onShow: (part: 'address2' | 'company' | 'phone') => void;
}

const NAMES = [
  ...(['firstname', 'lastname', 'company', 'address', 'address2', 'zip_code', 'city'] as const),
  ...(['country_id', 'state', 'phone'] as const),
];
const OPTIONAL = ['address2', 'company', 'phone'] as const;

/** A choice of the account's addresses that fills in the form. */
export function OwnAddresses({ addresses, onShow }: OwnAddressesProps) {
  const { t } = useTexts();
  const { getValues, setValue, errors, recheck } = useFormScope();
  const id = useId();
  const list = useRef<HTMLSelectElement>(null);
  const choose = (index: string) => {
    const values = index === '' ? undefined : addresses[Number(index)]?.values;
    if (!values) return;
    for (const part of OPTIONAL) if (values[part]) onShow(part);
    for (const member of NAMES) {
      const name = `customer.${member}`;
      // a phone number that was typed is kept
      const value = values[member] ?? (member === 'phone' ? (getValues(name) as string) : '');
      setValue(name, value, { shouldDirty: true });
      if (errors.getMessage(name) !== undefined) recheck(name);
    }
  };
  // chosen before the script had started
  const chooseEarly = useEffectEvent(() => choose(list.current?.value ?? ''));
  useEffect(() => chooseEarly(), []);
  return (
    <FormControl className={styles.addresses} fullWidth>
      <InputLabel htmlFor={id} shrink>
        {t('checkout.own_addresses')}
      </InputLabel>
      <NativeSelect
        input={<OutlinedInput notched label={t('checkout.own_addresses')} />}
        inputProps={{ id }}
        inputRef={list}
        defaultValue=""
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('checkout.choose_address')}</option>
        {addresses.map(({ label }, index) => (
          <option key={label} value={index} suppressHydrationWarning>
            {label}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
