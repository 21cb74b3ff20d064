import type { OrderStatus, ShopOrderStatus } from '#generated/enums.ts';

/**
 * Where a paid order stands, all its shops together: as far as the slowest shop, and in preparation as soon as one of
 * them has begun. Cancelled parts do not count unless all are.
 */
export function orderStatusOf(parts: readonly ShopOrderStatus[]): OrderStatus {
  const counted = parts.filter((status) => status !== 'cancelled');
  const all = (...statuses: ShopOrderStatus[]) => counted.every((status) => statuses.includes(status));
  if (counted.length === 0) return 'cancelled';
  if (all('delivered')) return 'delivered';
  if (all('sent', 'delivered')) return 'sent';
  if (counted.some((status) => status === 'in_preparation' || status === 'sent' || status === 'delivered'))
    return 'in_preparation';
  return counted.includes('preorder') ? 'preorder' : 'paid';
}
