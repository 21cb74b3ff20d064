import { PayoutSumsFields } from '#generated/fields/PayoutSums.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { SumList } from '../resource/show/SumList.tsx';

const SUMS = ['rows', 'matched', 'unmatched', 'conflicting', 'gross', 'fees', 'net', 'paid_out'] as const;
type Sum = (typeof SUMS)[number];

interface Props {
  sums: { readonly [Name in Sum]?: unknown } & { readonly balanced?: boolean };
  names?: readonly Sum[];
}

/** The sums of a payout. */
export function PayoutBalance({ sums, names = SUMS }: Props) {
  const t = useTranslate();
  const { balanced } = sums;
  return (
    <>
      <Alert severity={balanced ? 'success' : 'error'} sx={{ my: 1 }}>
        {t(balanced ? 'money.balanced' : 'money.not_balanced')}
      </Alert>
      <Box sx={{ my: 1, maxWidth: 420 }}>
        <SumList fields={PayoutSumsFields} names={names} less={['fees']} total="net" record={{ ...sums }} />
      </Box>
    </>
  );
}
