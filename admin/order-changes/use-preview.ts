import { unwrap } from '#generated/client/unwrap.ts';
import type { Order, OrderChangeWishInput } from '#generated/schemas.ts';
import { api } from '../api/client.ts';
import { useAnswer } from '../lines/use-answer.ts';

/** What a change comes to, by the server, as it is put together. */
export const usePreview = ({ id = 0, version }: Order, wish: OrderChangeWishInput | undefined) =>
  useAnswer(['order-change', id, version], wish, (body, signal) =>
    unwrap(api.POST('/admin/orders/{id}/items/preview', { params: { path: { id } }, body, signal })),
  );
