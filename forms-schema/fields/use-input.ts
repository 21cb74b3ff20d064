import { useWatch } from 'react-hook-form';
import { useFormScope } from '../form-scope.ts';

/** What an input holds that is drawn by its form's state, and how to change it. Renders its caller at each change. */
export function useInput(name: string): readonly [value: unknown, change: (value: unknown) => void] {
  const { control, register } = useFormScope();
  const { onChange } = register(name);
  const value: unknown = useWatch({ control, name, exact: true });
  return [value, (next) => void onChange({ target: { name, value: next }, type: 'change' })];
}
