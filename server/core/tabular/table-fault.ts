import type { Problem } from '#server/core/problems/problem.ts';
import { problem } from '#server/core/problems/problem.ts';

/** A table that cannot be read: a translation key of errors, its parameters, and the line where that was found out. */
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

/** The 422 that a fault of a table is answered with. */
export function tableProblem({ code, line, params, cause }: TableFault): Problem {
  return problem(422, code, { detailParams: { ...params, ...(line !== null && { line }) }, cause });
}

/** Reads a table, and throws its faults as `toProblem` makes them. */
export async function readingTable<Result>(
  read: () => Promise<Result>,
  toProblem: (fault: TableFault) => Problem = tableProblem,
): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof TableFault ? toProblem(error) : error;
  }
}
