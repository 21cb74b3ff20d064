import { unwrap } from '#generated/client/unwrap.ts';
import type { View, ViewInput } from '#generated/schemas.ts';
import { buildIfMatch } from '../../api/request-headers.ts';
import { api } from '../../api/client.ts';

/** Creates a view. @throws ApiError 409 when the name is taken */
export const createView = (body: ViewInput): Promise<View> => unwrap(api.POST('/admin/views', { body }));

/** Saves the changes of a view. @throws ApiError 412 when it was changed since it was read */
export function updateView({ id, version, owner_id: _, owner_name: _name, ...body }: View): Promise<View> {
  const params = { path: { id }, header: buildIfMatch(version) };
  return unwrap(api.PUT('/admin/views/{id}', { params, body }));
}

/** Deletes a view. @throws ApiError 403 when it belongs to another account */
export const deleteView = ({ id }: View): Promise<unknown> =>
  unwrap(api.DELETE('/admin/views/{id}', { params: { path: { id } } }));
