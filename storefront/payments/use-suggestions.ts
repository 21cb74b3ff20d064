import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { OrderAddress } from '#generated/schemas.ts';
import { findAddresses } from './find-addresses.ts';
import type { OwnAddress } from './own-address.ts';
import { listenToInputs } from './suggesting-inputs.ts';

/** An input and the addresses suggested for it; `active` is the index of the highlighted one, -1 for none. */
export interface Suggestions {
  readonly input: HTMLInputElement;
  readonly matches: readonly OwnAddress[];
  readonly active: number;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The addresses that match what is typed into the form around `inside`; `list` is undefined while there are none. `isFilled`
 * after one was chosen, until more is typed. By keyboard as in the WAI-ARIA Authoring Practices of an editable combobox.
 */
export function useSuggestions(
  inside: RefObject<HTMLElement | null>,
  addresses: readonly OwnAddress[],
  onChoose: (values: OrderAddress) => void,
) {
  const [list, setList] = useState<Suggestions>();
  const [isFilled, setFilled] = useState(false);
  const close = () => setList(undefined);
  const open = (input: HTMLInputElement, matches: readonly OwnAddress[], active = -1) => {
    setFilled(false);
    setList(matches.length > 0 ? { input, matches, active } : undefined);
  };
  const choose = ({ values }: OwnAddress) => {
    close();
    onChoose(values);
    setFilled(true);
  };
  const find = ({ value }: HTMLInputElement) => findAddresses(addresses, value);

  const onType = useEffectEvent((input: HTMLInputElement) => open(input, find(input)));
  const onBlur = useEffectEvent(close);
  const onKeyDown = useEffectEvent((input: HTMLInputElement, event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    const active = list?.matches[list.active];
    if (step) {
      const matches = list?.matches ?? (input.value.trim() ? find(input) : addresses);
      if (matches.length === 0) return;
      // through the input, where nothing is active
      const places = matches.length + 1;
      open(input, matches, (((list?.active ?? -1) + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && active) {
      choose(active);
    } else if (event.key === 'Escape' && list) {
      close();
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    const form = inside.current?.closest('form');
    return form ? listenToInputs(form, { onType, onKeyDown, onBlur }) : undefined;
  }, [inside]);
  return { list, isFilled, choose };
}
