// Test shop whose orders change their address.
import type { CustomerDetails, Order, OrderAddress, OrderAddressPreview, Problem } from '#generated/schemas.ts';
import { CARDS, payment } from '#server/modules/cart/cart.sample.ts';
import { DEMO_ENTITY } from '#demo/invoicing/invoices.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { type InvoiceRow, invoices, issueInvoices } from '#server/modules/invoicing/index.ts';
import { legalEntity } from '#server/modules/settings/index.ts';
import { type ChangeDesk, startChanges } from './order-changes.sample.ts';
import type { ApiReply } from '#server/testing/start-api.ts';
import { asc, eq } from 'drizzle-orm';

export const PLACES = {
  US: { address: '1234 W Division St', zip_code: '60622', city: 'Chicago', state: 'IL', country_id: 'US' },
  CA: { address: '80 Spadina Ave', zip_code: 'M5V 2J4', city: 'Toronto', state: 'ON', country_id: 'CA' },
  CH: { address: 'Langstrasse 4', zip_code: '8004', city: 'Zürich', country_id: 'CH' },
  FR: { address: '3 quai de Seine', zip_code: '75019', city: 'Paris', country_id: 'FR' },
  BE: { address: 'Rue du Bailli 3', zip_code: '1050', city: 'Bruxelles', country_id: 'BE' },
  NL: { address: 'Prinsengracht 7', zip_code: '1015 DV', city: 'Amsterdam', country_id: 'NL' },
  DE: { address: 'Oranienstraße 25', zip_code: '10999', city: 'Berlin', country_id: 'DE' },
} as const;

type Place = keyof typeof PLACES;
type Project = Parameters<ChangeDesk['cart']>[0];

/** The address of Maya Hayes in a country. */
export const toAddress = (country: Place, fields: Partial<OrderAddress> = {}): OrderAddress => ({
  ...{ firstname: 'Maya', lastname: 'Hayes' },
  ...PLACES[country],
  ...fields,
});

interface Purchase {
  copies?: number;
  project?: Project;
  card?: string;
  company?: string;
}

export interface AddressDesk extends ChangeDesk {
  orderTo(country: Place, purchase?: Purchase): Promise<Order & { id: number }>;
  previewAddress(id: number, address: OrderAddress, fields?: object): Promise<ApiReply<OrderAddressPreview & Problem>>;
  /** Changes the address with the sums of a new preview; `fields` override the request. */
  changeAddress(id: number, address: OrderAddress, fields?: object): Promise<ApiReply<Order>>;
  /** Issues outstanding documents and returns all documents of the order. */
  issueDocuments(id: number): Promise<InvoiceRow[]>;
}

export async function startAddresses(): Promise<AddressDesk> {
  const desk = await startChanges();
  await desk.api.db.insert(legalEntity).values(DEMO_ENTITY);
  const previewAddress: AddressDesk['previewAddress'] = (id, address, fields = {}) =>
    desk.api.call('POST', `/admin/orders/${id}/address/preview`, { as: 'team', body: { address, ...fields } });
  return {
    ...desk,
    previewAddress,
    orderTo: async (country, { copies = 1, project, card = CARDS.good, company } = {}) => {
      const customer: CustomerDetails = {
        ...toAddress(country),
        email: 'maya.hayes@example.com',
        ...(company && { company }),
      };
      const cart = await desk.cart(project ?? (await desk.sample.project()), copies);
      const { body } = await desk.pay(payment(cart, card, { customer }));
      const order = await desk.read(body.order_id);
      return { ...order, id: order.id ?? 0 };
    },
    changeAddress: async (id, address, fields = {}) => {
      const [order, { body }] = [await desk.read(id), await previewAddress(id, address, fields)];
      const { refund = 0, charge = 0, currency = 'EUR' } = body;
      return desk.api.call('POST', `/admin/orders/${id}/address`, {
        ...{ as: 'team', body: { address, refund, charge, currency, ...fields } },
        headers: {
          'if-match': `"${order.version}"`,
          'idempotency-key': `move-${id}-${order.version}-${address.country_id}-${address.city}`,
        },
      });
    },
    issueDocuments: async (id) => {
      await issueInvoices.run({}, testContext(desk.api), { last: true });
      return desk.api.db.select().from(invoices).where(eq(invoices.order_id, id)).orderBy(asc(invoices.id));
    },
  };
}
