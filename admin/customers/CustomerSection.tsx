import { formatPostalAddress } from '#domain/addresses/format-address.ts';
import type { Order } from '#generated/schemas.ts';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { lazy, Suspense } from 'react';
import { Row } from '#admin/ui/blocks.tsx';
import { ContactSection } from '#admin/resource/show/ContactSection.tsx';

const CustomerHistory = lazy(async () => ({ default: (await import('./CustomerHistory.tsx')).CustomerHistory }));

/** Recipient, address and purchase history of an order's customer. */
export function CustomerSection({ order }: { order: Order }) {
  const t = useTranslate();
  const { country_id, phone, email, comment, vat_number } = order;
  const lines = formatPostalAddress({ ...order, name: order.customer_name });
  return (
    <ContactSection title={t('order.customer')} {...{ lines, country_id, phone, email, vat_number }}>
      {comment && <Row>“{comment}”</Row>}
      <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
        <CustomerHistory id={order.id} />
      </Suspense>
    </ContactSection>
  );
}
