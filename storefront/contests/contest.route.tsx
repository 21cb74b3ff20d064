import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { buildPageMeta, getRootData } from '#storefront/app/meta/page-meta.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { getContestTexts } from './contest-texts.ts';
import { ContestSection } from './ContestSection.tsx';
import styles from './contests.module.css';
import { enterContest } from './enter-contest.server.ts';

/** Loads a published contest. An unknown code is 404. */
export async function loader({ context, params: { code = '' } }: LoaderFunctionArgs) {
  const { api } = context.get(visitContext);
  return { contest: await loadRequired(api.GET('/contests/{code}', { params: { path: { code } } })) };
}

export function action({ request, context, params: { code = '' } }: ActionFunctionArgs) {
  return enterContest(context.get(visitContext), code, request);
}

/** Keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const contest = args.loaderData?.contest;
  if (!contest) return buildPageMeta(args, { title: 'error_page.not_found_title' });
  const { title, text } = getContestTexts(contest, getRootData(args)?.language ?? 'en');
  return buildPageMeta(args, { title: { text: title }, description: { text: `${contest.prize}. ${text}` } });
};

/** One contest with its entry form or the proof of its draw. */
export default function Contest() {
  const { t } = useTexts();
  const { contest } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <ContestSection contest={contest} level={1} />
      <p>
        <LocalLink to="/contest">{t('contest.all')}</LocalLink>
      </p>
    </div>
  );
}
