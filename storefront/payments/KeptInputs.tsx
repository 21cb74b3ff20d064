import { useEffect, useEffectEvent } from 'react';
import { useFormScope } from '#forms-schema/form-scope.ts';
import { keepInputs, readInputs } from './kept-inputs.ts';

/**
 * Keeps what was typed into the checkout in this tab, except the card, and restores it after a reload or Back. The cart
 * keeps most of it as well, but not the last keystrokes.
 */
export function KeptInputs({ cartId }: { readonly cartId: string }) {
  const { subscribe, getValues, setValue } = useFormScope();
  const restore = useEffectEvent(() => {
    for (const [name, value] of Object.entries(readInputs(cartId)))
      if (JSON.stringify(getValues(name)) !== JSON.stringify(value)) setValue(name, value, { shouldDirty: true });
  });
  useEffect(() => {
    restore();
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepInputs(cartId, values) });
  }, [subscribe, cartId]);
  return null;
}
