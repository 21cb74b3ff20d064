import type { Account } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';

/** Creates a check that throws 404 for a shop that the account does not manage. */
export const createOwnerCheck =
  (user: Pick<Account, 'id'> | undefined) =>
  (shop: { user_id: number | null }): void => {
    if (user === undefined || shop.user_id !== user.id) throw notFound();
  };
