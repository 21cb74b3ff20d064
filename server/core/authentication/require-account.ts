import type { Account } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';

/** Returns the account of a call. Throws 401 without one. */
export function requireAccount(user: Account | undefined): Account {
  if (!user) throw problem(401, 'authentication_required');
  return user;
}
