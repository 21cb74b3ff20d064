import { ArrayField } from '#forms-schema/fields/ArrayField.tsx';
import type { FieldProps } from '#forms-schema/overrides.ts';
import Stack from '@mui/material/Stack';
import { CostTable } from './CostTable.tsx';
import { useQuoteCosting } from './use-quote-costing.ts';

/** The calculated lines of a quote and its agreed amounts. */
export function AgreedField(props: FieldProps) {
  const { data } = useQuoteCosting();
  return (
    <Stack sx={{ gap: 2 }}>
      {data && <CostTable lines={data.lines} currency={data.currency} />}
      <ArrayField {...props} />
    </Stack>
  );
}
