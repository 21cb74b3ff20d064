import type { Problem } from '#generated/schemas.ts';
import { ApiError } from '#generated/client/api-error.ts';
import { toProblem } from './to-problem.ts';

/** Returns the problem of a refused call; other errors are thrown. */
export async function catchProblem<Result>(
  work: () => Promise<Result>,
): Promise<Result | { readonly problem: Problem }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) return { problem: toProblem(error) };
    throw error;
  }
}
