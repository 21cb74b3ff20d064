import { data, type LoaderFunctionArgs } from 'react-router';

/** The key and size of a picture in the address of its file. Throws 404 for anything but a key. */
export function parsePicture({ request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>): {
  readonly key: string;
  readonly query: '' | '?size=thumbnail';
} {
  const { key = '' } = params;
  if (!/^[0-9a-f]{32}$/.test(key)) throw data(null, { status: 404 });
  const isSmall = new URL(request.url).searchParams.get('size') === 'thumbnail';
  return { key, query: isSmall ? '?size=thumbnail' : '' };
}
