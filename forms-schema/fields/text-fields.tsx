import { SHOP_TIME_ZONE } from '#domain/dates.ts';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';
import { splitFieldName, getValueAt } from '../paths.ts';
import { parseMoment } from '../zoned-time.ts';
import { TextInput } from './TextInput.tsx';

// Field types with native inputs.

export const TextLine = (props: FieldProps) => <TextInput {...props} />;
export const EmailLine = (props: FieldProps) => <TextInput {...props} type="email" inputMode="email" />;
export const TelLine = (props: FieldProps) => <TextInput {...props} type="tel" inputMode="tel" />;
export const UrlLine = (props: FieldProps) => <TextInput {...props} type="url" inputMode="url" />;
export const TextArea = (props: FieldProps) => <TextInput {...props} multiline />;
export const DateLine = (props: FieldProps) => <TextInput {...props} type="date" />;

/** A date-time in the form's time zone, which is shown beside it; wall-clock times have none. */
export function DateTimeLine(props: FieldProps) {
  const { timeZone = SHOP_TIME_ZONE } = useForms();
  const { original } = useFormScope();
  const storedValue = getValueAt(original, splitFieldName(props.name));
  const isWallClock = typeof storedValue === 'string' && parseMoment(storedValue)?.isWallClock === true;
  const zone = isWallClock ? undefined : timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return <TextInput {...props} type="datetime-local" end={zone} />;
}
