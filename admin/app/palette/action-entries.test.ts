import { ordersResource } from '#generated/resources/orders.ts';
import { readTexts } from '#locales/texts.ts';
import { expect, it, vi } from 'vitest';
import { listApplicableActions } from './action-entries.ts';

it.each(['en', 'fr', 'zh'])('an action of an order is offered once, for one order (%s)', (language) => {
  const texts = readTexts(language, 'common');
  const record = { id: 1, status: 'paid', payment_status: 'paid', claimed_by: null, to_pack: true };
  const page = { resource: ordersResource, record, start: vi.fn() };
  const offered = listApplicableActions(page, 'team', (key) => texts.get(key) ?? key);
  const names = offered.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  const operations = offered.map(({ operationId }) => operationId);
  expect(operations).toContain('adminClaimOrder');
  expect(operations).not.toContain('adminClaimOrders');
});
