import type { FieldDefinition } from '#generated/definitions.ts';
import { Fields } from './fields/Fields.tsx';
import { FormFrame, type FormProps } from './FormFrame.tsx';

/**
 * A form generated from field definitions that submits a typed record. Validates by the rules of §5, like the server.
 * Typing renders only the affected inputs. Before hydration it posts as a plain HTML form.
 *
 * @example <SchemaForm definitions={LoginRequestFields} onSubmit={signIn} submitOnEnter><SubmitButton /></SchemaForm>
 */
export function SchemaForm<const Definitions extends readonly FieldDefinition[]>(props: FormProps<Definitions>) {
  return <FormFrame {...props} body={(fields) => <Fields fields={fields} parent="" groups={props.groups} />} />;
}
