import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMemo } from 'react';
import { AddressField } from '#forms-schema/fields/AddressField.tsx';
import { Field } from '#forms-schema/fields/Field.tsx';
import type { FormField } from '#forms-schema/overrides.ts';
import type { CartCalculation } from '#generated/schemas.ts';
import { isEuCountry } from '#domain/countries.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { isCollected } from './is-collected.ts';
import { OptionalButtons, type OptionalPart, useOptionalParts } from './OptionalFields.tsx';
import styles from './DetailsStep.module.css';

const PARTS: readonly OptionalPart[] = [
  { name: 'address2', inputs: ['customer.address2'] },
  { name: 'company', inputs: ['customer.company', 'vat_number'] },
  { name: 'phone', inputs: ['customer.phone'] },
];
/** Members of the customer that are shown elsewhere or when asked for. */
const OPTIONAL: readonly string[] = ['address2', 'company', 'phone'];

interface DetailsStepProps {
  readonly calculation: CartCalculation;
  readonly signedIn: boolean;
  readonly fields: readonly FormField[];
}

/** E-mail and address. A guest fills in seven fields; the others are asked for. */
export function DetailsStep({ calculation, signedIn, fields }: DetailsStepProps) {
  const { t } = useTexts();
  const { isOpen, closed, ask } = useOptionalParts(PARTS);
  const getField = (name: string) => fields.find((field) => field.name === name);
  const [customer, vatNumber] = ['customer', 'vat_number'].map(getField);
  const email = customer?.items?.find(({ name }) => name === 'email');
  const label = isCollected(calculation.cart) ? 'checkout.billing_address' : 'checkout.address';
  const open = OPTIONAL.filter((name) => isOpen(name as OptionalPart['name'])).join(' ');
  const address = useMemo(
    () =>
      customer && {
        ...customer,
        label,
        // not loaded on demand, so that an error can be focused at once
        component: AddressField,
        items: customer.items?.filter(
          ({ name }) => name !== 'email' && (!OPTIONAL.includes(name) || open.split(' ').includes(name)),
        ),
      },
    [customer, label, open],
  );
  if (!address || !email) return null;
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
        <Field field={email} name="customer.email" siblingFields={address.items ?? []} />
        <FormControlLabel control={<Checkbox name="newsletter" />} label={t('fields.newsletter')} />
      </div>
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
