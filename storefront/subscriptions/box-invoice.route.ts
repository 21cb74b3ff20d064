import { data, type LoaderFunctionArgs } from 'react-router';
import { forwardFile } from '#storefront/accounts/forward-file.server.ts';
import { parseId } from '#storefront/accounts/parse-id.ts';

/** The invoice of a month of one of the user's boxes. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { id, month = '' } = args.params;
  if (!/^20\d{2}-\d{2}$/.test(month)) throw data(null, { status: 404 });
  return forwardFile(args, '/api/user/boxes/invoice', { id: parseId(id), month });
}
