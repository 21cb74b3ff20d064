import type { OrderAddressPreview } from '#generated/schemas.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

type Part = OrderAddressPreview['parts'][number];

/** The parts that keep their address because a parcel was shipped, and the parts that move. */
export function PartsOfAddress({ parts }: { parts: readonly Part[] }) {
  const t = useTranslate();
  if (parts.length === 0) return null;
  const lines = parts.flatMap(({ shop_name: shop, copies_left: left, copies_open: open, addresses }) => [
    ...(left > 0 ? [t('order_address.part_keeps', { shop, count: left, address: addresses.join(' · ') })] : []),
    ...(open > 0 ? [t('order_address.part_moves', { shop, count: open })] : []),
  ]);
  return (
    <Alert severity="info">
      {t('order_address.parts')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Alert>
  );
}
