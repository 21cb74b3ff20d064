import type { GridSlotProps } from '@mui/x-data-grid';
import { useEffect, useRef } from 'react';

type Props = GridSlotProps['baseCheckbox'] & Pick<React.HTMLAttributes<HTMLInputElement>, 'onClick' | 'onKeyDown'>;

/** A native checkbox in the grid's checkbox slot. */
export function GridCheckbox({
  checked,
  indeterminate = false,
  disabled,
  autoFocus,
  tabIndex,
  id,
  name,
  ...props
}: Props) {
  const { onChange, onClick, onKeyDown, slotProps } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  useEffect(() => {
    if (autoFocus) input.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  return (
    <input
      {...slotProps?.htmlInput}
      ref={input}
      type="checkbox"
      id={id}
      name={name}
      checked={checked}
      disabled={disabled}
      tabIndex={tabIndex}
      onChange={onChange}
      onClick={onClick}
      onKeyDown={onKeyDown}
      style={CHECKBOX}
    />
  );
}

const CHECKBOX = {
  width: 16,
  height: 16,
  margin: 0,
  accentColor: 'var(--mui-palette-primary-main)',
  cursor: 'pointer',
} as const;
