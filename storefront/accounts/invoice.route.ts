import type { LoaderFunctionArgs } from 'react-router';
import { forwardFile } from './forward-file.server.ts';
import { parseId } from './parse-id.ts';

/** The invoice of one of the user's orders. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return forwardFile(args, `/api/user/orders/${parseId(args.params.id)}/invoice`);
}
