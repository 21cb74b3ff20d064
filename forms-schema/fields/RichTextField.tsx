import { useState } from 'react';
import { isAllowedHtml } from '#domain/rich-text/allowed-html.ts';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';
import { RichTextEditor } from '../rich-text/RichTextEditor.tsx';
import { TextInput } from './TextInput.tsx';

/** HTML in the editor, or as source when it contains elements that the editor would drop. */
export function RichTextField(props: FieldProps) {
  const { getValues } = useFormScope();
  const [isEditable] = useState(() => {
    const value: unknown = getValues(props.name);
    return typeof value !== 'string' || isAllowedHtml(value);
  });
  return isEditable ? <RichTextEditor {...props} /> : <TextInput {...props} multiline code />;
}
