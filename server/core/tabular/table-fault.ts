import type { Problem } from '#server/core/problems/problem.ts';
import { problem } from '#server/core/problems/problem.ts';

/** An error of a table: translation key of `errors`, its parameters, and the line. */
export class TableFault extends Error {
  override readonly name = 'TableFault';
  readonly code: string;
  readonly line: number | null;
  readonly params: Readonly<Record<string, number>> | undefined;

  constructor(code: string, at: { line?: number; params?: Readonly<Record<string, number>>; cause?: unknown } = {}) {
    super(code, { cause: at.cause });
    this.code = code;
    this.line = at.line ?? null;
    this.params = at.params;
  }
}

/** Converts a TableFault to a 422. */
function toTableProblem({ code, line, params, cause }: TableFault): Problem {
  return problem(422, code, { detailParams: { ...params, ...(line !== null && { line }) }, cause });
}

/** Runs `read` and converts its TableFaults by `toProblem`. */
export async function withTableProblems<Result>(
  read: () => Promise<Result>,
  toProblem: (fault: TableFault) => Problem = toTableProblem,
): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof TableFault ? toProblem(error) : error;
  }
}
