import { data } from 'react-router';

/** The id of a record in the address of a page. Throws 404 for anything but an id. */
export function parseId(id: string | undefined): number {
  if (!/^[1-9]\d{0,8}$/.test(id ?? '')) throw data(null, { status: 404 });
  return Number(id);
}
