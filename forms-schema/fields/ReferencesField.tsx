import { useController } from 'react-hook-form';
import type { Id, ReferenceOption } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';
import { ComboBox } from './ComboBox.tsx';
import { asIs, isSame, useOptions } from './use-options.ts';

/** Several records of another resource, found by typing. */
export function ReferencesField({ field, name }: FieldProps) {
  const { control } = useFormScope();
  const { field: input } = useController({ control, name });
  const ids: readonly Id[] = Array.isArray(input.value) ? input.value : [];
  const { options, chosen, loading, handlers } = useOptions(field, ids);
  return (
    <ComboBox<ReferenceOption, true>
      {...handlers}
      field={field}
      name={name}
      posted={ids}
      multiple
      options={options}
      loading={loading}
      filterOptions={asIs}
      isOptionEqualToValue={isSame}
      getOptionKey={({ id }) => id}
      value={[...chosen]}
      onChange={(_, all) => input.onChange(all.map(({ id }) => id))}
      onBlur={input.onBlur}
    />
  );
}
