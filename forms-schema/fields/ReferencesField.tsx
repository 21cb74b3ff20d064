import type { Id, ReferenceOption } from '../context.tsx';
import type { FieldProps } from '../overrides.ts';
import { ComboBox } from './ComboBox.tsx';
import { asIs, isSame, useOptions } from './use-options.ts';
import { useInput } from './use-input.ts';

/** Several records of another resource, found by typing. */
export function ReferencesField({ field, name }: FieldProps) {
  const [held, change] = useInput(name);
  const ids: readonly Id[] = Array.isArray(held) ? held : [];
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
      onChange={(_, all) => change(all.map(({ id }) => id))}
    />
  );
}
