import { useWatch } from 'react-hook-form';
import { useFormScope } from '../form-scope.ts';

/** Value and setter of a controlled input. Renders the caller on change. */
export function useInput(name: string): readonly [value: unknown, change: (value: unknown) => void] {
  const { control, register } = useFormScope();
  const { onChange } = register(name);
  const value: unknown = useWatch({ control, name, exact: true });
  return [value, (next) => void onChange({ target: { name, value: next }, type: 'change' })];
}
