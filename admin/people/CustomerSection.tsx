import type { Order } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { lazy, Suspense } from 'react';
import { CopyButton } from '../resource/show/CopyButton.tsx';
import { Row, Section } from '../resource/show/blocks.tsx';

const CustomerHistory = lazy(async () => ({ default: (await import('./CustomerHistory.tsx')).CustomerHistory }));

/** Who gets the order and where, and what else she bought. */
export function CustomerSection({ order }: { order: Order }) {
  const t = useTranslate();
  const locale = useLocale();
  const { customer_name, company, address: street, address2, zip_code, city, country_id, phone, email } = order;
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(country_id);
  const address = [customer_name, company, street, address2, `${zip_code} ${city}`, country].filter(Boolean).join('\n');
  return (
    <Section title={t('order.customer')} aside={<CopyButton text={address} name={t('fields.address')} />}>
      <Typography component="address" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
        {[address, phone].filter(Boolean).join('\n')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 30 }}>
        <MuiLink href={`mailto:${email}`} sx={{ typography: 'body1', minWidth: 0, overflowWrap: 'anywhere' }}>
          {email}
        </MuiLink>
        <CopyButton text={email} name={t('fields.email')} />
      </Box>
      {order.comment && <Row>“{order.comment}”</Row>}
      <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
        <CustomerHistory id={order.id} />
      </Suspense>
    </Section>
  );
}
