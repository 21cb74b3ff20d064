import { expect, it } from 'vitest';
import { computeOrderStatus } from './order-status.ts';

it.each([
  [['pending'], 'paid'],
  [['pending', 'preorder'], 'preorder'],
  [['preorder', 'in_preparation'], 'in_preparation'],
  [['pending', 'sent'], 'in_preparation'],
  [['delivered', 'pending'], 'in_preparation'],
  [['sent', 'sent'], 'sent'],
  [['sent', 'delivered'], 'sent'],
  [['sent', 'cancelled'], 'sent'],
  [['delivered', 'delivered', 'cancelled'], 'delivered'],
  [['cancelled', 'cancelled'], 'cancelled'],
] as const)('parts %j make the order %s', (parts, status) => {
  expect(computeOrderStatus(parts)).toBe(status);
});
