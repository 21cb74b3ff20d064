import { data, type LoaderFunctionArgs } from 'react-router';
import { forwardFile } from '#storefront/accounts/forward-file.server.ts';
import { parseId } from '#storefront/accounts/parse-id.ts';

/** A picture of one of the user's conversations; `?size=thumbnail` is a small one. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { id, key = '' } = args.params;
  if (!/^[0-9a-f]{32}$/.test(key)) throw data(null, { status: 404 });
  const isSmall = new URL(args.request.url).searchParams.get('size') === 'thumbnail';
  const path = `/api/user/conversations/${parseId(id)}/pictures/${key}`;
  return forwardFile(args, isSmall ? `${path}?size=thumbnail` : path);
}
