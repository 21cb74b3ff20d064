import type { BulkAnswer } from '#generated/schemas.ts';
import { Problem } from '#server/core/problems/problem.ts';

/** Runs `work` for each id and collects problems as refusals. Throws other errors. */
export async function runForEachRecord(
  ids: readonly number[],
  work: (id: number) => Promise<void>,
): Promise<BulkAnswer> {
  const answer: BulkAnswer = { done: [], refused: [] };
  for (const id of ids) {
    try {
      await work(id);
      answer.done.push(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { detailParams, errors = [] } = error.options;
      const params = detailParams ?? errors.find(({ code }) => code === error.code)?.params;
      answer.refused.push({ id, code: error.code, ...(params && { params }) });
    }
  }
  return answer;
}
