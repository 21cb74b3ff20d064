/** Names that hand-written overrides of the shop's description may use. Checked by tsc, never run. */
import createClient from 'openapi-fetch';
import type { FieldDefinition, RecordOf } from '#generated/definitions.ts';
import { createApi } from '#generated/client.ts';
import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { OrderStatus } from '#generated/enums.ts';
import type { ProjectStep } from '#generated/enums.ts';
import { OrderFields } from '#generated/fields.ts';
import type { FormValues } from '#generated/form-values.ts';
import type { Answer, Body, PathParams } from '#generated/operation-types.ts';
import type { OperationId } from '#generated/operations.ts';
import type {
  ActionId,
  ColumnName,
  FieldName,
  FilterName,
  ResourceName,
  ResourceRecords,
  SortName,
  UpdateFieldName,
} from '#generated/resources.ts';
import type { FieldError, Order, OrderInput, Problem } from '#generated/schemas.ts';
import type { paths } from '#generated/types.ts';

type Columns<Name extends ResourceName> = { readonly [Field in FieldName<Name>]?: { readonly width: number } };
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const isTrue = <T extends true>(): T | undefined => undefined;

export const columns = { total: { width: 90 }, status: { width: 120 } } as const satisfies Columns<'orders'>;
// @ts-expect-error orders have no such field
export const wrongColumns = { totla: { width: 90 } } as const satisfies Columns<'orders'>;

// @ts-expect-error there is no such resource
export const resource: ResourceName = 'order';
// @ts-expect-error there is no such operation
export const operation: OperationId = 'adminShipOrders';
export const action: ActionId<'orders'> = 'adminShipOrder';
// @ts-expect-error an action of another resource
export const foreignAction: ActionId<'projects'> = 'adminShipOrder';
// @ts-expect-error there is no such filter
export const filter: FilterName<'orders'> = 'shop_orders';
// @ts-expect-error it cannot be sorted by that
export const sort: SortName<'orders'> = 'comment';
// @ts-expect-error it is read only
export const sent: UpdateFieldName<'orders'> = 'customer_name';
export const shown: ColumnName<'orders'> = 'customer_name';

// @ts-expect-error there is no such status
export const status: OrderStatus = 'shipped';
export const next: readonly OrderStatus[] = OrderStatus.transitions.paid;
// @ts-expect-error there is no such step
export const step: Partial<Record<ProjectStep, string>> = { started: 'x' };

isTrue<Equal<Answer<'adminGetOrder'>, Order>>();
isTrue<Equal<ResourceRecords['orders'], Order>>();
isTrue<Equal<PathParams<'adminGetOrder'>, { id: number }>>();
// @ts-expect-error the password is part of signing in
export const login: Body<'login'> = { email: 'a@example.com' };

export const statusField = OrderFields.find((field) => field.name === 'status');
// @ts-expect-error no field is called so
export const noField = OrderFields.find((field) => field.name === 'region');

isTrue<Equal<FormValues<'Order'>, OrderInput>>();
isTrue<Equal<RecordOf<typeof OrderFields>, OrderInput>>();
// @ts-expect-error no schema is called so
export const formValues: FormValues<'Ordre'> = {};
// fields that are no constant of a schema result in any record
isTrue<Equal<RecordOf<readonly FieldDefinition[]>, Record<string, unknown>>>();

// the client of openapi-fetch uses the same types
export async function calls(): Promise<Order | undefined> {
  const client = createClient<paths>({ baseUrl: '/api' });
  await client.POST('/auth/login', { body: { email: 'a@example.com', password: 'secret-1' } });
  // @ts-expect-error the password is missing
  await client.POST('/auth/login', { body: { email: 'a@example.com' } });
  const api = createApi();
  // @ts-expect-error a field that the body does not have, beside all it needs
  await api.POST('/auth/login', { body: { email: 'a@example.com', password: 'secret-1', nope: 1 } });
  // @ts-expect-error the same in a body whose fields may all be left out
  await api.PUT('/admin/orders/{id}', { params: { path: { id: 1 } }, body: { comment_of_nobody: '' } });
  // @ts-expect-error a parameter that the query does not have
  await api.GET('/admin/orders', { params: { query: { rnage: '[0,9]' } } });
  // @ts-expect-error no call has such a setting
  await api.GET('/admin/orders/{id}', { params: { path: { id: 1 } }, parms: {} });
  const bytes = await unwrap(api.GET('/admin/invoice/{id}/pdf', { params: { path: { id: 1 } }, parseAs: 'blob' }));
  isTrue<Equal<typeof bytes, Blob>>();
  void bytes;
  // @ts-expect-error there is no such path
  await client.GET('/admin/order');
  const { data } = await client.GET('/admin/orders/{id}', { params: { path: { id: 1 } } });
  return data;
}

// errors are typed by the description's own schema, data by the operation
export async function unwrapped(error: unknown): Promise<readonly FieldError[] | undefined> {
  const api = createApi({ credentials: { bearer: () => 'token' }, language: () => 'fr' });
  // @ts-expect-error there is no such scheme
  createApi({ credentials: { basic: () => 'token' } });
  const order = await unwrap(api.GET('/admin/orders/{id}', { params: { path: { id: 1 } } }));
  const status: OrderStatus = order.status;
  const noData: undefined = await unwrap(api.DELETE('/cart', { params: { query: { id: 'x' } } }));
  if (!(error instanceof ApiError)) return undefined;
  isTrue<Equal<typeof error.body, Problem | undefined>>();
  // @ts-expect-error it has three ways to fail
  if (error.kind === 'aborted') return undefined;
  return status === 'paid' ? noData : error.body?.errors;
}
