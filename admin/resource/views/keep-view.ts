import { unwrap } from '#generated/client/unwrap.ts';
import type { View, ViewInput } from '#generated/schemas.ts';
import { buildIfMatch } from '../../api/request-headers.ts';
import { api } from '../../api/client.ts';

/** Keeps a new view. @throws ApiError 409 when there is one of that name already */
export const addView = (body: ViewInput): Promise<View> => unwrap(api.POST('/admin/views', { body }));

/** Keeps what was changed of a view. @throws ApiError 412 when somebody else changed it since */
export function changeView({ id, version, owner_id: _, owner_name: _name, ...body }: View): Promise<View> {
  const params = { path: { id }, header: buildIfMatch(version) };
  return unwrap(api.PUT('/admin/views/{id}', { params, body }));
}

/** Throws a view away. @throws ApiError 403 for somebody else's */
export const dropView = ({ id }: View): Promise<unknown> =>
  unwrap(api.DELETE('/admin/views/{id}', { params: { path: { id } } }));
