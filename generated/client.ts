// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Client } from 'openapi-fetch';
import { makeClient, type CallSettings } from './client/make-client.ts';
import type { Scheme, Secret } from './client/middleware.ts';
import type { paths } from './types.ts';

/** Where the paths begin, as the description says. */
export const BASE_URL = '/api';

/** What proves who calls; each is asked for before a call and sent when there is one. */
export type Credentials = {
  readonly bearer?: Secret;
};

const SCHEMES: Readonly<Record<keyof Credentials, Scheme>> = {
  bearer: { in: 'bearer' },
};

export type Api = Client<paths>;

export type ApiSettings = CallSettings<Credentials>;

/** A client of the API; `unwrap` makes the data of its calls. */
export function createApi(settings: ApiSettings = {}): Api {
  return makeClient<paths>({ baseUrl: BASE_URL, schemes: SCHEMES }, settings);
}
