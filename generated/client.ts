// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Client } from 'openapi-fetch';
import { makeClient, type CallSettings, type OperationWire } from './client/make-client.ts';
import { asBearer } from './client/middleware.ts';
import type { paths } from './types.ts';

/** Where the paths begin, as the description says. */
export const BASE_URL = '/api';

/** What proves who calls; each is asked for before a call and sent when there is one. */
export type Credentials = {
  readonly bearer: string;
};

const SCHEMES = { bearer: asBearer };

/** Operations that speak otherwise than in JSON, or write their query in a way of their own. */
const WIRE = {
  'PUT /uploads/{upload_id}/parts/{part_number}': { raw: 'application/octet-stream' },
  'GET /admin/disputes/{id}/evidence/{key}': { answer: 'stream' },
  'GET /admin/changes': { answer: 'text' },
  'GET /admin/exports/{id}/file': { answer: 'stream' },
} as const satisfies Readonly<Record<string, OperationWire>>;

export type Api = Client<paths>;

export type ApiSettings = CallSettings<Credentials>;

/** A client of the API; `unwrap` makes the data of its calls. */
export function createApi(settings: ApiSettings = {}): Api {
  return makeClient<paths, Credentials>({ baseUrl: BASE_URL, schemes: SCHEMES, wire: WIRE }, settings);
}
