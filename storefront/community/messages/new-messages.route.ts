import type { LoaderFunctionArgs } from 'react-router';
import { visitContext } from '#storefront/app/visit/visit.server.ts';

/** The number of unread messages of the user, 0 for visitors. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const user = await context.get(visitContext).user();
  return Response.json({ count: user?.new_messages ?? 0 }, { headers: { 'cache-control': 'private, no-store' } });
}
