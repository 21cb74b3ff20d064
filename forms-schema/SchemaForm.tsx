import type { FieldDefinition } from '#generated/definitions.ts';
import { Fields } from './fields/Fields.tsx';
import { FormFrame, type FormProps } from './FormFrame.tsx';

/**
 * The form of a schema: field definitions in, the typed record out. Rules are §5's, of the very table the server checks
 * with. Typing renders nothing but what shows the typed. Server-rendered, it posts as a plain form before JavaScript.
 *
 * @example <SchemaForm definitions={LoginRequestFields} onSubmit={signIn} submitOnEnter><SubmitButton /></SchemaForm>
 */
export function SchemaForm<const Definitions extends readonly FieldDefinition[]>(props: FormProps<Definitions>) {
  return <FormFrame {...props} body={(fields) => <Fields fields={fields} parent="" groups={props.groups} />} />;
}
