import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadRequired } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { requireUser } from './require-user.server.ts';
import { UserReviewsPage } from './UserReviewsPage.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  return { reviews: await loadRequired(visit.api.GET('/user/reviews')) };
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.reviews', index: false });

export default function UserReviews() {
  return <UserReviewsPage {...useLoaderData<typeof loader>()} />;
}
