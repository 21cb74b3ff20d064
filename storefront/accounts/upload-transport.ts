import { createApi } from '#generated/client.ts';
import { apiTransport } from '#forms-schema/upload/api-transport.ts';

/** Sends files by way of the shop's own address, which adds the token that scripts cannot see. */
export const uploads = apiTransport({
  api: createApi({ baseUrl: '' }),
  target: (path) => ({ url: path }),
});
