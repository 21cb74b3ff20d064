import { type CSSProperties, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { OrderAddress } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import type { OwnAddress } from './own-address.ts';
import { expandInput, STREET } from './suggesting-inputs.ts';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';
import styles from './AddressSuggestions.module.css';

interface AddressSuggestionsProps {
  readonly addresses: readonly OwnAddress[];
  readonly onChoose: (values: OrderAddress) => void;
}

/** Suggests the account's addresses below the name and the street while they are typed. */
export function AddressSuggestions({ addresses, onChoose }: AddressSuggestionsProps) {
  const { t } = useTexts();
  const status = useRef<HTMLParagraphElement>(null);
  const { list, isFilled, choose } = useSuggestions(status, addresses, onChoose);
  const control = list && getControl(list.input);
  return (
    <>
      <p ref={status} className="visually-hidden" role="status">
        {list
          ? t('checkout.addresses_found', { count: list.matches.length })
          : isFilled && t('checkout.address_filled')}
      </p>
      {list && control && createPortal(<SuggestionList {...list} control={control} onChoose={choose} />, control)}
    </>
  );
}

interface SuggestionListProps extends Suggestions {
  /** the element that has the input, its label and its notes */
  readonly control: Element;
  readonly onChoose: (address: OwnAddress) => void;
}

function SuggestionList({ input, matches, active, control, onChoose }: SuggestionListProps) {
  const { t } = useTexts();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
    return expandInput(input, id, active >= 0 ? `${id}-${active}` : undefined);
  }, [input, active, id]);
  return (
    <ul
      ref={list}
      id={id}
      className={styles.list}
      style={alignWithStreet(input, control)}
      role="listbox"
      aria-label={t('checkout.matching_addresses')}
      // the input keeps the focus
      onMouseDown={(event) => event.preventDefault()}
    >
      {matches.map((address, index) => (
        <li
          key={address.label}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onClick={() => onChoose(address)}
        >
          {address.label}
        </li>
      ))}
    </ul>
  );
}

const getControl = (input: Element): Element | null => input.closest('.MuiFormControl-root');

/** The list is as wide as the street, also below half of a row. */
function alignWithStreet(input: HTMLInputElement, control: Element): CSSProperties {
  const street = input.form?.elements.namedItem(STREET);
  const row = street instanceof Element ? getControl(street)?.getBoundingClientRect() : undefined;
  return row ? { left: row.left - control.getBoundingClientRect().left, width: row.width } : {};
}
