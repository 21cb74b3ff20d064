// Written by `npm run generate` from the OpenAPI description. Do not edit.

import { makeClient, type CallSettings, type OperationWire } from './client/make-client.ts';
import { asBearer } from './client/middleware.ts';
import type { TypedClient } from './client/typed-client.ts';
import type { paths } from './types.ts';

/** Base URL of the description. */
export const BASE_URL = '/api';

/** Credentials by security scheme; each is read before a call and sent when available. */
export type Credentials = {
  readonly bearer: string;
};

const SCHEMES = { bearer: asBearer };

/** Operations that deviate from JSON or the default encoding of queries. */
const WIRE = {
  'GET /user/conversations/{id}/pictures/{key}': { answer: 'stream' },
  'GET /user/direct-conversations/{id}/pictures/{key}': { answer: 'stream' },
  'GET /downloads/{id}/{file}': { answer: 'stream' },
  'GET /passes/{code}/qr': { answer: 'stream' },
  'GET /quotes/{token}/pdf': { answer: 'stream' },
  'GET /user/orders/{id}/documents/{document_id}': { answer: 'stream' },
  'GET /user/orders/{id}/invoice': { answer: 'stream' },
  'POST /user/boxes/invoice': { answer: 'stream' },
  'PUT /uploads/{upload_id}/parts/{part_number}': { raw: 'application/octet-stream' },
  'GET /admin/projects/{id}/statement/pdf': { answer: 'stream' },
  'GET /admin/projects/{id}/statement/csv': { answer: 'text' },
  'GET /admin/prints/{id}/file': { answer: 'stream' },
  'GET /admin/stats/table': { answer: 'text' },
  'GET /admin/disputes/{id}/evidence/{key}': { answer: 'stream' },
  'GET /admin/payout-transfers/{id}': { answer: 'stream' },
  'GET /admin/invoice/vat-report/file': { answer: 'stream' },
  'GET /admin/invoice/{id}/pdf': { answer: 'stream' },
  'GET /admin/live-updates': { answer: 'text' },
  'GET /admin/conversations/{id}/pictures/{key}': { answer: 'stream' },
  'GET /admin/digital-batches/{id}/file': { answer: 'stream' },
  'GET /admin/challenge/{id}/file': { answer: 'stream' },
  'GET /admin/quotes/{id}/pdf': { answer: 'stream' },
  'GET /admin/exports/{id}/file': { answer: 'stream' },
  'GET /admin/imports/{id}/wrong-rows': { answer: 'stream' },
  'GET /admin/batches/{id}/file': { answer: 'stream' },
  'GET /admin/tracking-imports/{id}/report': { answer: 'stream' },
  'POST /admin/tracking-imports': { raw: 'application/octet-stream' },
} as const satisfies Readonly<Record<string, OperationWire>>;

export type Api = TypedClient<paths>;

export type ApiSettings = CallSettings<Credentials>;

/** Creates a client of the API; `unwrap` returns the data of its calls. */
export function createApi(settings: ApiSettings = {}): Api {
  return makeClient<paths, Credentials>({ baseUrl: BASE_URL, schemes: SCHEMES, wire: WIRE }, settings);
}
