import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { BoxCodeGift, Problem, TakeOutBoxRequestInput } from '#generated/schemas.ts';
import { toProblem } from '#storefront/app/api/to-problem.ts';
import { createBadRequest } from '#storefront/app/visit/read-body.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** The answer to a form of the gifts page. */
export interface GiftAnswer {
  /** the code as typed */
  readonly code: string;
  /** the benefit of the code, which is not redeemed yet */
  readonly gift?: BoxCodeGift;
  readonly problem?: Problem;
}

/**
 * Checks a code, adds its months to a box of the account, or starts a box with it. Returns the answer to show; undefined when
 * the code is redeemed. Throws 400 for an unknown intent.
 */
export async function submitGiftForm(visit: Visit, record: Record<string, unknown>): Promise<GiftAnswer | undefined> {
  const { api, currency } = visit;
  const code = typeof record['code'] === 'string' ? record['code'].trim() : '';
  const check = () => unwrap(api.PUT('/boxes/code', { body: { code } }));
  let gift: BoxCodeGift | undefined;
  try {
    switch (record['intent']) {
      case 'check': {
        return { code, gift: await check() };
      }
      case 'add': {
        await unwrap(api.POST('/boxes/code', { body: { code, id: Number(record['id']) } }));
        return undefined;
      }
      case 'start': {
        gift = await check();
        const customer = record['customer'] as TakeOutBoxRequestInput['customer'];
        const body = { type: gift.type ?? 'vinyl', periodicity: 'monthly', currency, customer, code } as const;
        await unwrap(api.POST('/user/boxes/vinyl', { body }));
        return undefined;
      }
      default: {
        throw createBadRequest();
      }
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { code, ...(gift && { gift }), problem: toProblem(error) };
  }
}
