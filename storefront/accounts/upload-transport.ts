import { createApi } from '#generated/client.ts';
import { createApiTransport } from '#forms-schema/upload/api-transport.ts';

/** Uploads files through the storefront, which adds the HttpOnly token. */
export const uploads = createApiTransport({
  api: createApi({ baseUrl: '' }),
  target: (path) => ({ url: path }),
});
