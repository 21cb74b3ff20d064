import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { ContentPage } from '#storefront/content/page/ContentPage.tsx';
import { loadContentPage } from '#storefront/content/page/load-content-page.server.ts';
import { buildContentMeta } from '#storefront/content/page/page-meta.ts';
import { ContestCard } from './ContestCard.tsx';
import { ContestSection } from './ContestSection.tsx';
import styles from './contests.module.css';
import { enterContest } from './enter-contest.server.ts';

/** Loads the contests: the running one that ends next, which the page shows in full, and all others. */
async function loadContests({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const [content, { contests }] = await Promise.all([
    loadContentPage(request, visit),
    loadRequired(visit.api.GET('/contests')),
  ]);
  const current = contests.findLast(({ state }) => state === 'running');
  return { ...content, current, others: contests.filter((contest) => contest !== current) };
}

export const loader = loadContests;

/** Enters the contest of the page. */
export async function action(args: ActionFunctionArgs) {
  const { current } = await loadContests(args);
  if (!current) throw data(null, { status: 404 });
  return enterContest(args.context.get(visitContext), current.code, args.request);
}

/** Keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction<typeof loader> = (args) => buildContentMeta(args, args.loaderData);

/** The contests (§2.2 /contest, /contest/party). */
export default function Contests() {
  const { t } = useTexts();
  const { page, current, others } = useLoaderData<typeof loader>();
  return (
    <ContentPage page={page}>
      {current ? <ContestSection contest={current} /> : <p className={styles.none}>{t('contest.none')}</p>}
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="other-contests">
          <h2 id="other-contests">{t('contest.others')}</h2>
          <ul>
            {others.map((contest) => (
              <li key={contest.code}>
                <ContestCard contest={contest} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </ContentPage>
  );
}
