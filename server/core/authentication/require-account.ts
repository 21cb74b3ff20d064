import type { Account } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';

/** The account of a call whose operation is closed to visitors. Throws 401 when there is none. */
export function requireAccount(user: Account | undefined): Account {
  if (!user) throw problem(401, 'authentication_required');
  return user;
}
