import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { loadRequired } from '#storefront/app/api/load.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import button from '#storefront/ui/button.module.css';
import { ReviewCard } from './ReviewCard.tsx';
import styles from './reviews.module.css';

/** Loads the review of the query parameter `id`. An unknown or unpublished one is 404. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const text = new URL(request.url).searchParams.get('id') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(text)) throw data(null, { status: 404 });
  const { api } = context.get(visitContext);
  const { reviews } = await loadRequired(api.GET('/reviews', { params: { query: { id: Number(text), limit: 1 } } }));
  const [review] = reviews;
  if (!review) throw data(null, { status: 404 });
  return { review };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const { review } = args.loaderData ?? {};
  if (!review) return buildPageMeta(args, { title: 'project_reviews.title' });
  return buildPageMeta(args, {
    title: { text: `${review.project.name} – ${review.project.artist_name}` },
    description: { text: review.text },
    image: `/storage/projects/${encodeURIComponent(review.project.picture)}/cover-960.webp`,
    canonicalQuery: ['id'],
  });
};

/** One review, to link to (§2.2 /review-single). */
export default function Review() {
  const { t } = useTexts();
  const { review } = useLoaderData<typeof loader>();
  return (
    <div className={styles.single}>
      <h1>{t('project_reviews.title')}</h1>
      <ReviewCard review={review} />
      <LocalLink to="/review" className={button.secondary}>
        {t('reviews.all')}
      </LocalLink>
    </div>
  );
}
