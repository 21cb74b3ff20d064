import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { withSearch } from '#domain/routes.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { ContentPage } from '#storefront/content/page/ContentPage.tsx';
import { loadContentPage } from '#storefront/content/page/load-content-page.server.ts';
import { buildContentMeta } from '#storefront/content/page/page-meta.ts';
import button from '#storefront/ui/button.module.css';
import { ReviewCard } from './ReviewCard.tsx';
import styles from './reviews.module.css';

const PAGE_SIZE = 12;

/** Loads a page of the newest reviews. A page beyond the last one is 404. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
  if (!Number.isSafeInteger(page) || page < 1 || page > 1000) throw data(null, { status: 404 });
  const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const [content, list] = await Promise.all([
    loadContentPage(request, visit),
    loadRequired(visit.api.GET('/reviews', { params: { query } })),
  ]);
  if (page > 1 && list.reviews.length === 0) throw data(null, { status: 404 });
  return { ...content, list, pageNumber: page };
}

export const meta: MetaFunction<typeof loader> = (args) => buildContentMeta(args, args.loaderData);

/** What buyers say: the newest reviews of all records (§2.2 /review). */
export default function Reviews() {
  const { t, number } = useTexts();
  const { page, list, pageNumber } = useLoaderData<typeof loader>();
  const { reviews, count, average } = list;
  const hasMore = pageNumber * PAGE_SIZE < count;
  return (
    <ContentPage page={page}>
      <section className={styles.reviews} aria-labelledby="reviews-heading">
        <h2 id="reviews-heading">{t('project_reviews.count', { count })}</h2>
        {average !== null && <p className={styles.average}>{t('reviews.average', { average: number(average) })}</p>}
        <ul>
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
        <p className={styles.paging}>
          {pageNumber > 1 && (
            <LocalLink
              to={withSearch('/review', pageNumber > 2 ? `?page=${pageNumber - 1}` : '')}
              rel="prev"
              className={button.secondary}
            >
              {t('project_reviews.newer')}
            </LocalLink>
          )}
          {hasMore && (
            <LocalLink to={withSearch('/review', `?page=${pageNumber + 1}`)} rel="next" className={button.secondary}>
              {t('project_reviews.older')}
            </LocalLink>
          )}
        </p>
      </section>
    </ContentPage>
  );
}
