import type { CustomerAddress } from '#generated/schemas.ts';
import { getCountryName } from '#domain/countries.ts';
import { formatDate } from '#domain/dates.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { CopyButton } from '#admin/resource/show/CopyButton.tsx';
import { Section } from '#admin/ui/blocks.tsx';

/** Shipping addresses of a customer, each with a copy button. */
export function CustomerAddresses({ addresses }: { addresses: readonly CustomerAddress[] }) {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  if (addresses.length === 0) return null;
  return (
    <Section title={t('customer.addresses')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {addresses.map(({ lines, country_id, phone, saved, orders, last_at }) => {
          const address = [...lines, country_id && getCountryName(country_id, locale)].filter(Boolean).join('\n');
          const usage = last_at != null && t('customer.went', { count: orders, last: formatDate(last_at, locale) });
          return (
            <Box component="li" key={`${address} ${phone}`} sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography component="address" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
                  {[address, phone].filter(Boolean).join('\n')}
                </Typography>
                <Typography variant="caption" color="textSecondary">
                  {[saved && t('customer.saved'), usage].filter(Boolean).join(' · ')}
                </Typography>
              </Box>
              <CopyButton text={address} name={t('fields.address')} />
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}
