import { createApi } from '#generated/client.ts';
import { apiTransport } from '#forms-schema/upload/api-transport.ts';

/** Uploads files through the storefront, which adds the HttpOnly token. */
export const uploads = apiTransport({
  api: createApi({ baseUrl: '' }),
  target: (path) => ({ url: path }),
});
