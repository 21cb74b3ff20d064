import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { OrderAddress } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { AddressSuggestions } from './AddressSuggestions.tsx';
import type { OwnAddress } from './own-address.ts';
import { type ShowPart, useFillAddress } from './use-fill-address.ts';
import styles from './DetailsStep.module.css';

interface OwnAddressesProps {
  readonly addresses: readonly OwnAddress[];
  readonly onShow: ShowPart;
}

/** The account's addresses: a choice of those not filled in, and suggestions of all while one is typed. */
export function OwnAddresses({ addresses, onShow }: OwnAddressesProps) {
  const fill = useFillAddress(onShow);
  const others = addresses.filter(({ isFilledIn }) => !isFilledIn);
  return (
    <>
      {others.length > 0 && <AddressChoice addresses={others} onChoose={fill} />}
      <AddressSuggestions addresses={addresses} onChoose={fill} />
    </>
  );
}

interface AddressChoiceProps {
  readonly addresses: readonly OwnAddress[];
  readonly onChoose: (values: OrderAddress) => void;
}

/** A choice of the account's addresses that fills in the form. */
function AddressChoice({ addresses, onChoose }: AddressChoiceProps) {
  const { t } = useTexts();
  const id = useId();
  const list = useRef<HTMLSelectElement>(null);
  const choose = (index: string) => {
    const values = index === '' ? undefined : addresses[Number(index)]?.values;
    if (values) onChoose(values);
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
