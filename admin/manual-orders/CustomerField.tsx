import { unwrap } from '#generated/client/unwrap.ts';
import type { KnownCustomer } from '#generated/schemas.ts';
import type { Id } from '#forms-schema/context.tsx';
import { useInput } from '#forms-schema/fields/use-input.ts';
import { useOptions } from '#forms-schema/fields/use-options.ts';
import { useFormScope } from '#forms-schema/form-scope.ts';
import type { FieldProps } from '#forms-schema/overrides.ts';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { useSearch } from './use-search.ts';

const find = (q: string, signal?: AbortSignal) =>
  unwrap(api.GET('/admin/orders-manual/customers', { params: { query: { q } }, signal }));

/** What is taken over from a customer who is known; a form may change it after. */
const FACTS = [
  'firstname',
  'lastname',
  'email',
  'phone',
  'company',
  'address',
  'address2',
  'zip_code',
  'city',
] as const;
/** What stays as it is chosen where nothing is known. */
const CHOICES = ['country_id', 'lang', 'currency'] as const;

const placeOf = ({ address, zip_code, city, country_id }: KnownCustomer): string =>
  [address, [zip_code, city].filter(Boolean).join(' '), country_id].filter(Boolean).join(', ');

/** Finds who an order is for and fills in what is known of her; the account stands below, and can be left out. */
export function CustomerField({ field, name }: FieldProps) {
  const t = useTranslate();
  const { setValue } = useFormScope();
  const [given, change] = useInput(name);
  const ids: Id[] = typeof given === 'number' ? [given] : [];
  const { chosen } = useOptions(field, ids);
  const [text, setText] = useState('');
  const { found, foundFor, loading } = useSearch('customers', text, find);
  const take = (customer: KnownCustomer | null): void => {
    if (!customer) return;
    for (const fact of FACTS) setValue(fact, customer[fact] ?? '', { shouldDirty: true });
    for (const choice of CHOICES) {
      if (customer[choice]) setValue(choice, customer[choice], { shouldDirty: true });
    }
    change(customer.user_id ?? null);
    setText('');
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Autocomplete<KnownCustomer>
        value={null}
        inputValue={text}
        onInputChange={(_, value, reason) => setText(reason === 'reset' ? '' : value)}
        onChange={(_, customer) => take(customer)}
        options={[...found]}
        filterOptions={(options) => options}
        getOptionLabel={(customer) => customer.email}
        getOptionKey={(customer) => `${customer.email} ${placeOf(customer)}`}
        autoHighlight
        clearOnBlur={false}
        open={text.trim() !== '' && (found.length > 0 || foundFor !== '')}
        loading={loading}
        forcePopupIcon={false}
        noOptionsText={t('draft.nothing_found')}
        renderOption={({ key, ...props }, customer) => (
          <Box component="li" key={key} {...props} sx={{ gap: 1.25 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography noWrap sx={{ fontWeight: 600 }}>
                {[customer.name, customer.company].filter(Boolean).join(' · ')}
              </Typography>
              <Typography variant="body2" color="textSecondary" noWrap>
                {[customer.email, placeOf(customer)].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            <Typography variant="body2" color="textSecondary" noWrap>
              {customer.orders_count > 0 ? t('draft.orders', { count: customer.orders_count }) : t('draft.account')}
            </Typography>
          </Box>
        )}
        renderInput={(params) => <TextField {...params} label={t('draft.find_customer')} />}
      />
      {chosen.map(({ id, label }) => (
        <Chip
          key={id}
          label={`${t('draft.account')}: ${label}`}
          onDelete={() => change(null)}
          sx={{ justifySelf: 'start' }}
          title={t('draft.forget_account')}
        />
      ))}
    </Box>
  );
}
