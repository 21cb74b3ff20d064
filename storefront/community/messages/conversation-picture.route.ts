import type { LoaderFunctionArgs } from 'react-router';
import { forwardFile } from '#storefront/accounts/forward-file.server.ts';
import { parseId } from '#storefront/accounts/parse-id.ts';
import { parsePicture } from './parse-picture.server.ts';

/** A picture of one of the user's conversations with the shop; `?size=thumbnail` is a small one. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { key, query } = parsePicture(args);
  const path = `/api/user/conversations/${parseId(args.params.id)}/pictures/${key}`;
  return forwardFile(args, path + query);
}
