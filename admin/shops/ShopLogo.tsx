import Box from '@mui/material/Box';
import type { RaRecord } from 'react-admin';

/** A shop's logo on its header colour. */
export function ShopLogo({ shop }: { shop: RaRecord }) {
  if (!shop.logo) return null;
  return (
    <Box sx={{ height: 28, px: 0.75, borderRadius: 1, display: 'flex', bgcolor: shop.header_bg ?? 'action.hover' }}>
      <img
        src={`/storage/pictures/${encodeURIComponent(shop.logo)}/logo.png`}
        alt=""
        width={100}
        height={28}
        loading="lazy"
        style={{ objectFit: 'contain' }}
      />
    </Box>
  );
}
