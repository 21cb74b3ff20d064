import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ErrorPage } from './ErrorPage.tsx';
import type { ErrorPageType } from './error-page-type.ts';

/** /error?type=maintenance answers 503; any other type is page-not-found with 404 (§2.6). */
export function loader({ request }: LoaderFunctionArgs) {
  const type: ErrorPageType =
    new URL(request.url).searchParams.get('type') === 'maintenance' ? 'maintenance' : 'not_found';
  return data({ type }, { status: type === 'maintenance' ? 503 : 404 });
}

export default function ErrorRoute() {
  return <ErrorPage type={useLoaderData<typeof loader>().type} />;
}
