import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { BoxCodeGift, Problem } from '#generated/schemas.ts';
import { toProblem } from '#storefront/app/api/to-problem.ts';
import { createBadRequest } from '#storefront/app/visit/read-body.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** The answer to a form of a box that is shown on its page. */
export interface BoxAnswer {
  readonly id: number;
  /** the code as typed */
  readonly code?: string;
  /** the benefit of the code, which is not redeemed yet */
  readonly gift?: BoxCodeGift;
  readonly problem?: Problem;
}

/** Runs the change of a form. Returns the benefit of a code to check. Throws 400 for an unknown intent. */
async function runIntent({ api }: Visit, id: number, read: (name: string) => string): Promise<BoxCodeGift | undefined> {
  const code = read('code');
  switch (read('intent')) {
    case 'pause': {
      await unwrap(api.PUT('/user/boxes', { body: { id, paused: true, until: read('until') || null } }));
      return undefined;
    }
    case 'resume': {
      await unwrap(api.PUT('/user/boxes', { body: { id, paused: false } }));
      return undefined;
    }
    case 'skip': {
      await unwrap(api.PUT('/user/boxes', { body: { id, skip_month: read('month') } }));
      return undefined;
    }
    case 'cancel': {
      const reason = read('reason').slice(0, 500);
      await unwrap(api.DELETE('/user/boxes/{id}', { params: { path: { id }, ...(reason && { query: { reason } }) } }));
      return undefined;
    }
    case 'check_code': {
      return await unwrap(api.PUT('/boxes/code', { body: { code } }));
    }
    case 'redeem_code': {
      await unwrap(api.POST('/boxes/code', { body: { code, id } }));
      return undefined;
    }
    default: {
      throw createBadRequest();
    }
  }
}

/**
 * Pauses, resumes or cancels a box, skips a month, or checks or redeems a code. Returns the answer to show; undefined
 * when the change is saved.
 */
export async function submitBoxForm(visit: Visit, form: FormData): Promise<BoxAnswer | undefined> {
  const read = (name: string) => String(form.get(name) ?? '').trim();
  const id = Number(read('id'));
  if (!Number.isSafeInteger(id) || id < 1) throw createBadRequest();
  const code = read('code');
  try {
    const gift = await runIntent(visit, id, read);
    return gift && { id, code, gift };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { id, code, problem: toProblem(error) };
  }
}
