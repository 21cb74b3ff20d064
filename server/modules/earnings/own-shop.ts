import type { Account } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';

/** Refuses a shop that the account does not manage as one that is not there (404); staff asks in the back office. */
export const ownShop =
  (user: Pick<Account, 'id'> | undefined) =>
  (shop: { user_id: number | null }): void => {
    if (user === undefined || shop.user_id !== user.id) throw notFound();
  };
