import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  Form,
  type MetaFunction,
  useActionData,
} from 'react-router';
import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { Problem } from '#generated/schemas.ts';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { toProblem } from '#storefront/app/api/to-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import button from '#storefront/ui/button.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import styles from './StockNoticePage.module.css';

interface Answer {
  readonly problem?: Problem;
  /** whether a part of the link is missing */
  readonly isCutOff?: boolean;
}

/** Cancels all back-in-stock notices to the address that the link was mailed to. */
export async function action({ context, params }: ActionFunctionArgs): Promise<Answer> {
  const { api } = context.get(visitContext);
  try {
    await unwrap(api.DELETE('/stock-notices/{token}', { params: { path: { token: params.token ?? '' } } }));
    return {};
  } catch (error) {
    // every token in a link has the right form
    if (error instanceof ApiError) return { problem: toProblem(error), isCutOff: error.status === 400 };
    throw error;
  }
}

/** Keeps the page when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'stock_notice.cancel_title', index: false });

/** The target of the link in a back-in-stock notice. Cancelling takes a button, because mail scanners open links. */
export default function CancelStockNotices() {
  const { t } = useTexts();
  const answer = useActionData<Answer>();
  if (answer && !answer.problem)
    return (
      <div className={styles.page}>
        <h1>{t('stock_notice.cancel_title')}</h1>
        <Notice kind="success" title={t('stock_notice.cancelled')} />
      </div>
    );
  return (
    <div className={styles.page}>
      <h1>{t('stock_notice.cancel_title')}</h1>
      <p>{t('stock_notice.cancel_text')}</p>
      {answer?.problem && (
        <Notice kind="error" title={answer.isCutOff ? t('stock_notice.cut_off') : describeProblem(t, answer.problem)} />
      )}
      <Form method="post">
        <button className={button.primary}>{t('stock_notice.cancel')}</button>
      </Form>
    </div>
  );
}
