import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { EnterContestRequestFields } from '#generated/fields/EnterContestRequest.ts';
import type { EnterContestRequestInput, EnteredContest, Problem } from '#generated/schemas.ts';
import { toProblem } from '#storefront/app/api/to-problem.ts';
import { readRecord } from '#storefront/app/visit/read-record.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** The entry, or why it was refused. */
export type EntryOutcome = { readonly entry: EnteredContest } | { readonly problem: Problem };

const NAMES: readonly string[] = EnterContestRequestFields.map(({ name }) => name);

/** Enters a contest with the fields of a form. The winners' mail is written in the visitor's language. */
export async function enterContest({ api, language }: Visit, code: string, request: Request): Promise<EntryOutcome> {
  const fields = await readRecord(request, EnterContestRequestFields, language);
  const given = Object.entries(fields).filter(([name, value]) => NAMES.includes(name) && value !== '');
  // validated by the API
  const body = { ...Object.fromEntries(given), lang: language } as unknown as EnterContestRequestInput;
  try {
    return { entry: await unwrap(api.POST('/contests/{code}/enter', { params: { path: { code } }, body })) };
  } catch (error) {
    if (error instanceof ApiError) return { problem: toProblem(error) };
    throw error;
  }
}
