import { SHOP_TIME_ZONE } from '#domain/dates.ts';
import { useForms } from '../context.tsx';
import type { FieldProps } from '../overrides.ts';
import { TextInput } from './TextInput.tsx';

// The field types that the platform's own inputs serve best.

export const TextLine = (props: FieldProps) => <TextInput {...props} />;
export const EmailLine = (props: FieldProps) => <TextInput {...props} type="email" inputMode="email" />;
export const TelLine = (props: FieldProps) => <TextInput {...props} type="tel" inputMode="tel" />;
export const UrlLine = (props: FieldProps) => <TextInput {...props} type="url" inputMode="url" />;
export const TextArea = (props: FieldProps) => <TextInput {...props} multiline />;
export const DateLine = (props: FieldProps) => <TextInput {...props} type="date" />;

/** A moment by the shop's clock; the zone is named where it may surprise. */
export function DateTimeLine(props: FieldProps) {
  const { timeZone = SHOP_TIME_ZONE } = useForms();
  return <TextInput {...props} type="datetime-local" end={timeZone.split('/').at(-1)?.replaceAll('_', ' ')} />;
}
