import type { OrderStatus, ShopOrderStatus } from '#generated/enums.ts';

/**
 * The status of a paid order from its parts: that of the slowest part, or in preparation once one has begun. Cancelled parts
 * are ignored unless all are.
 */
export function computeOrderStatus(parts: readonly ShopOrderStatus[]): OrderStatus {
  const counted = parts.filter((status) => status !== 'cancelled');
  const all = (...statuses: ShopOrderStatus[]) => counted.every((status) => statuses.includes(status));
  if (counted.length === 0) return 'cancelled';
  if (all('delivered')) return 'delivered';
  if (all('sent', 'delivered')) return 'sent';
  if (counted.some((status) => status === 'in_preparation' || status === 'sent' || status === 'delivered'))
    return 'in_preparation';
  return counted.includes('preorder') ? 'preorder' : 'paid';
}
