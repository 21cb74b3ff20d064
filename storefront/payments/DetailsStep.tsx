import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { AddressField } from '#forms-schema/fields/AddressField.tsx';
import { Field } from '#forms-schema/fields/Field.tsx';
import type { FormField } from '#forms-schema/overrides.ts';
import type { CartCalculation } from '#generated/schemas.ts';
import { isEuCountry } from '#domain/countries.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { lazyPart } from '#storefront/ui/lazy-part.tsx';
import { areAllCollected } from './collected-parcels.ts';
import { OptionalButtons, type OptionalPart, useOptionalParts } from './OptionalFields.tsx';
import type { OwnAddress } from './own-address.ts';
import styles from './DetailsStep.module.css';

const PARTS: readonly OptionalPart[] = [
  { name: 'address2', inputs: ['customer.address2'] },
  { name: 'company', inputs: ['customer.company', 'vat_number'] },
  { name: 'phone', inputs: ['customer.phone'] },
];
/** Loaded for accounts with addresses. */
const OwnAddresses = lazyPart(async () => (await import('./OwnAddresses.tsx')).OwnAddresses);

interface DetailsStepProps {
  readonly calculation: CartCalculation;
  readonly signedIn: boolean;
  /** of the signed-in account */
  readonly addresses: readonly OwnAddress[];
  readonly fields: readonly FormField[];
}

/** E-mail and address. A guest fills in seven fields; the others are asked for. */
export function DetailsStep({ calculation, signedIn, addresses, fields }: DetailsStepProps) {
  const { t } = useTexts();
  const { isOpen, closed, ask, show } = useOptionalParts(PARTS);
  // those of the start: the chosen one becomes the one filled in
  const [offered] = useState(addresses);
  const getField = (name: string) => fields.find((field) => field.name === name);
  const [customer, vatNumber] = ['customer', 'vat_number'].map(getField);
  const email = customer?.items?.find(({ name }) => name === 'email');
  if (!customer || !email) return null;
  const hidden = ['email', ...closed.map(({ name }) => name)];
  const address: FormField = {
    ...customer,
    label: areAllCollected(calculation.cart.shops) ? 'checkout.billing_address' : 'checkout.address',
    // not loaded on demand, so that an error can be focused at once
    component: AddressField,
    items: customer.items?.filter(({ name }) => !hidden.includes(name)),
  };
  // a company outside of the EU has no number to give
  const asksVatNumber = isOpen('company') && isEuCountry(calculation.totals.country_id);
  return (
    <>
      <div className={styles.contact}>
        {!signedIn && (
          <p className={styles.hint}>
            {t('checkout.have_account')}{' '}
            <LocalLink to={`/sign?${new URLSearchParams({ redirect: '/payment' })}`}>{t('sign.sign_in')}</LocalLink>
          </p>
        )}
        <Field field={email} name="customer.email" siblingFields={customer.items ?? []} />
        <FormControlLabel control={<Checkbox name="newsletter" />} label={t('fields.newsletter')} />
      </div>
      {offered.length > 0 && <OwnAddresses addresses={offered} onShow={show} />}
      <Field field={address} name="customer" siblingFields={fields} />
      {asksVatNumber && vatNumber && (
        <div className={styles.narrow}>
          <Field field={{ ...vatNumber, help: 'checkout.vat_hint' }} name="vat_number" siblingFields={fields} />
        </div>
      )}
      <OptionalButtons parts={closed} onAsk={ask} />
    </>
  );
}
