import { formatPostalAddress } from '#domain/addresses/format-address.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { KnownCustomer } from '#generated/schemas.ts';
import type { Id } from '#forms-schema/context.tsx';
import { useInput } from '#forms-schema/fields/use-input.ts';
import { useReferenceOptions } from '#forms-schema/fields/use-reference-options.ts';
import { useFormScope } from '#forms-schema/form-scope.ts';
import type { FieldProps } from '#forms-schema/overrides.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import { api } from '#admin/api/client.ts';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';
import { SearchInput } from '#admin/ui/search/SearchInput.tsx';
import { TwoLines } from '../lines/TwoLines.tsx';

const find = (q: string, signal?: AbortSignal) =>
  unwrap(api.GET('/admin/orders-manual/customers', { params: { query: { q } }, signal }));

/** Fields copied from the customer; editable afterwards. */
const COPIED_FIELDS = [
  ...(['firstname', 'lastname', 'email', 'phone', 'company', 'vat_number'] as const),
  ...(['address', 'address2', 'zip_code', 'city', 'state'] as const),
];
/** Fields copied only when the customer has a value. */
const OPTIONAL_FIELDS = ['country_id', 'lang', 'currency'] as const;

const formatPlace = ({ address, zip_code, city, state, country_id }: KnownCustomer): string =>
  [...formatPostalAddress({ address, zip_code, city, state, country_id }), country_id].filter(Boolean).join(', ');

/** Finds a customer and fills in the customer's details. The account is shown below and can be removed. */
export function CustomerField({ field, name }: FieldProps) {
  const t = useTranslate();
  const { setValue } = useFormScope();
  const [userId, setUserId] = useInput(name);
  const ids: Id[] = typeof userId === 'number' ? [userId] : [];
  const { selectedOptions } = useReferenceOptions(field, ids);
  const fillIn = (customer: KnownCustomer): void => {
    for (const one of COPIED_FIELDS) setValue(one, customer[one] ?? '', { shouldDirty: true });
    for (const one of OPTIONAL_FIELDS) if (customer[one]) setValue(one, customer[one], { shouldDirty: true });
    setUserId(customer.user_id ?? null);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SearchInput
        name="customers"
        label={t('draft.find_customer')}
        find={find}
        getRowKey={(customer) => `${customer.email} ${formatPlace(customer)}`}
        getOptionText={({ email }) => email}
        onTake={fillIn}
      >
        {(customer) => (
          <>
            <TwoLines
              title={[customer.name, customer.company].filter(Boolean).join(' · ')}
              facts={[customer.email, formatPlace(customer)]}
            />
            <SecondaryText noWrap>
              {customer.orders_count > 0 ? t('draft.orders', { count: customer.orders_count }) : t('draft.account')}
            </SecondaryText>
          </>
        )}
      </SearchInput>
      {selectedOptions.map(({ id, label }) => (
        <Chip
          key={id}
          label={t('words.pair', { label: t('draft.account'), value: label })}
          onDelete={() => setUserId(null)}
          sx={{ justifySelf: 'start' }}
          title={t('draft.forget_account')}
        />
      ))}
    </Box>
  );
}
