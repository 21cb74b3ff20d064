import type { FieldDefinition } from '#generated/definitions.ts';
import { parseFormData } from '#forms-schema/form-data.ts';
import { isFormRequest, readForm, readObject } from './read-body.ts';

/**
 * Reads the record of a schema form: the JSON of its `onSubmit`, or the fields of a form posted without JavaScript. Throws 400 and
 * 415 as `readForm` and `readObject`. Numbers of a posted form are read in `locale`.
 */
export async function readRecord(
  request: Request,
  definitions: readonly FieldDefinition[],
  locale: string,
): Promise<Record<string, unknown>> {
  if (!isFormRequest(request)) return readObject(request);
  const form = await readForm(request);
  // names without a definition, such as the button's `intent`
  const others = Object.fromEntries([...form].filter(([name]) => !definitions.some((field) => field.name === name)));
  return { ...others, ...parseFormData(definitions, form, {}, { locale }) };
}
