import { SHOP_TIME_ZONE } from '#domain/dates.ts';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';
import { segmentsOf, valueAt } from '../paths.ts';
import { readMoment } from '../zoned-time.ts';
import { TextInput } from './TextInput.tsx';

// The field types that the platform's own inputs serve best.

export const TextLine = (props: FieldProps) => <TextInput {...props} />;
export const EmailLine = (props: FieldProps) => <TextInput {...props} type="email" inputMode="email" />;
export const TelLine = (props: FieldProps) => <TextInput {...props} type="tel" inputMode="tel" />;
export const UrlLine = (props: FieldProps) => <TextInput {...props} type="url" inputMode="url" />;
export const TextArea = (props: FieldProps) => <TextInput {...props} multiline />;
export const DateLine = (props: FieldProps) => <TextInput {...props} type="date" />;

/** A moment by the clock of the form's zone, which is named beside it; a time that has no zone is the same everywhere. */
export function DateTimeLine(props: FieldProps) {
  const { timeZone = SHOP_TIME_ZONE } = useForms();
  const { original } = useFormScope();
  const before = valueAt(original, segmentsOf(props.name));
  const isWallClock = typeof before === 'string' && readMoment(before)?.isWallClock === true;
  const zone = isWallClock ? undefined : timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return <TextInput {...props} type="datetime-local" end={zone} />;
}
