import { useController } from 'react-hook-form';
import type { Id, ReferenceOption } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';
import { ComboBox } from './ComboBox.tsx';
import { asIs, isSame, useOptions } from './use-options.ts';

/** One record of another resource, found by typing. */
export function ReferenceField({ field, name }: FieldProps) {
  const { control } = useFormScope();
  const { field: input } = useController({ control, name });
  const given: unknown = input.value;
  const ids: Id[] = (typeof given === 'string' && given !== '') || typeof given === 'number' ? [given] : [];
  const { options, chosen, loading, handlers } = useOptions(field, ids);
  return (
    <ComboBox<ReferenceOption>
      {...handlers}
      field={field}
      name={name}
      posted={ids}
      options={options}
      loading={loading}
      filterOptions={asIs}
      isOptionEqualToValue={isSame}
      getOptionKey={({ id }) => id}
      value={chosen[0] ?? null}
      onChange={(_, option) => input.onChange(option?.id ?? null)}
      onBlur={input.onBlur}
    />
  );
}
