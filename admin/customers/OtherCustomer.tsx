import { unwrap } from '#generated/client/unwrap.ts';
import type { Customer } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { api } from '#admin/api/client.ts';
import { SearchInput } from '#admin/ui/search/SearchInput.tsx';
import { TwoLines } from '#admin/orders/lines/TwoLines.tsx';

const MAX_RESULTS = 8;

/** Search for a customer that is not listed as a duplicate. */
export function OtherCustomer({ customer, onChoose }: { customer: Customer; onChoose: (id: number) => void }) {
  const t = useTranslate();
  const find = async (q: string, signal?: AbortSignal) => {
    const query = { filter: JSON.stringify({ q }), range: JSON.stringify([0, MAX_RESULTS]) };
    const customers = await unwrap(api.GET('/admin/client', { params: { query }, signal }));
    return customers.filter(({ id, erased_at }) => id !== customer.id && erased_at == null);
  };
  return (
    <Box sx={{ mb: 2 }}>
      <SearchInput
        name="customers"
        label={t('customer.find_other')}
        find={find}
        getRowKey={({ id }) => id}
        getOptionText={({ name }) => name}
        onTake={({ id }) => onChoose(id)}
      >
        {({ name, email, orders_count }) => (
          <TwoLines title={name} facts={[email, t('customer.orders', { count: orders_count })]} />
        )}
      </SearchInput>
    </Box>
  );
}
