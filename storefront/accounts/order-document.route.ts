import type { LoaderFunctionArgs } from 'react-router';
import { forwardPdf } from './forward-pdf.server.ts';
import { parseId } from './parse-id.ts';

/** An invoice or a credit note of one of the user's orders. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return forwardPdf(args, `/api/user/orders/${parseId(args.params.id)}/documents/${parseId(args.params.document)}`);
}
