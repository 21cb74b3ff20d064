/** With middleware, loaders receive a RouterContextProvider (react-router.config.ts). */
import 'react-router';

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}
