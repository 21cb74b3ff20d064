import type { SitePath } from '#domain/routes.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { RedeemRequestFields } from '#generated/fields/RedeemRequest.ts';
import type { DigitalGift, RedeemRequestInput } from '#generated/schemas.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { createBadRequest } from '#storefront/app/visit/read-body.ts';
import { readRecord } from '#storefront/app/visit/read-record.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';
import type { CodeAnswer } from './RedeemCode.tsx';

/**
 * Checks a code and returns what it unlocks, or redeems it and redirects to the page with its files. The API checks the
 * code. Throws 400 for an unknown intent.
 */
export async function answerCode(
  visit: Visit,
  request: Request,
  findPage: (gift: DigitalGift) => SitePath,
): Promise<CodeAnswer | Response> {
  const { intent, ...values } = await readRecord(request, RedeemRequestFields, visit.language);
  const body = values as unknown as RedeemRequestInput;
  if (intent !== 'check' && intent !== 'redeem') throw createBadRequest();
  const outcome = await catchProblem(async () => {
    if (intent === 'check') return { checked: await unwrap(visit.api.POST('/projects/check-code', { body })) };
    const gift = await unwrap(visit.api.POST('/projects/download', { body }));
    return redirectTo(visit.path(findPage(gift)), 303);
  });
  return outcome instanceof Response ? outcome : { ...outcome, code: body.code };
}
