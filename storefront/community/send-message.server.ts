import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { ContactRequestFields } from '#generated/fields/ContactRequest.ts';
import type { ContactRequestInput, Problem } from '#generated/schemas.ts';
import { toProblem } from '#storefront/app/api/to-problem.ts';
import { readRecord } from '#storefront/app/visit/read-record.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** The reference of a message that was received, or why it was not. */
export type MessageOutcome = { readonly reference: string } | { readonly problem: Problem };

const NAMES: readonly string[] = [...ContactRequestFields.map(({ name }) => name), 'website'];

/** Sends the posted message to the shop (§7 POST contact); empty fields are left out. Throws as `readRecord`. */
export async function sendMessage({ api, language }: Visit, request: Request): Promise<MessageOutcome> {
  const fields = await readRecord(request, ContactRequestFields, language);
  const given = Object.entries(fields).filter(([name, value]) => NAMES.includes(name) && value !== '');
  // validated by the API
  const body = Object.fromEntries(given) as unknown as ContactRequestInput;
  try {
    return await unwrap(api.POST('/contact', { body }));
  } catch (error) {
    if (error instanceof ApiError) return { problem: toProblem(error) };
    throw error;
  }
}
