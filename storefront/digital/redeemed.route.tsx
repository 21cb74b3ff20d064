import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { unwrap } from '#generated/client/unwrap.ts';
import type { DigitalGift } from '#generated/schemas.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { createErrorPage } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { type Visit, visitContext } from '#storefront/app/visit/visit.server.ts';
import { RedeemedPage } from './RedeemedPage.tsx';
import { parseRedeemedToken } from './redeemed-path.ts';

/** Loads the files of a redeemed code by its token. Status 404 without files for an unknown or expired token. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const gift = await readGift(context.get(visitContext), params.token ?? '');
  return data({ gift }, { status: gift ? 200 : 404 });
}

async function readGift({ api }: Visit, token: string): Promise<DigitalGift | undefined> {
  const signed = parseRedeemedToken(token);
  if (!signed) return undefined;
  const { id, expires_at: until, signature } = signed;
  const params = { path: { id }, query: { until, signature } };
  const outcome = await catchProblem(() => unwrap(api.GET('/downloads/{id}', { params })));
  if (!('problem' in outcome)) return outcome;
  const { status } = outcome.problem;
  if (status >= 500) throw createErrorPage(status);
  return undefined;
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.downloads', index: false });

export default function Redeemed() {
  return <RedeemedPage gift={useLoaderData<typeof loader>().gift} />;
}
