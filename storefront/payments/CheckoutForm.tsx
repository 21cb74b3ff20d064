import { useState } from 'react';
import type { FieldDefinition } from '#generated/definitions.ts';
import { CartPayRequestFields } from '#generated/fields/CartPayRequest.ts';
import type {
  CartCalculation,
  CartCustomer,
  CartPayRequestInput,
  Pickup,
  PickupAddress,
  Problem,
} from '#generated/schemas.ts';
import { FormFrame } from '#forms-schema/FormFrame.tsx';
import type { FormField } from '#forms-schema/overrides.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { CARD_OVERRIDES } from './card-overrides.ts';
import type { CardForm } from './card-source.ts';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { isPhone, STEPS } from './checkout-steps.ts';
import { KeptInputs } from './KeptInputs.tsx';
import type { OwnAddress } from './own-address.ts';
import type { SavedDetails } from './use-saved-details.ts';

const PAY_FIELDS = ['customer', 'vat_number', 'is_gift', 'gift_message', 'comment', 'card'] as const;

/** The fields of the checkout. */
const FIELDS: readonly FieldDefinition[] = PAY_FIELDS.flatMap((name) =>
  CartPayRequestFields.filter((field) => field.name === name),
);
const FIELDS_WITHOUT_CARD = FIELDS.filter(({ name }) => name !== 'card');

/** Groups are named by the headings of their steps; the e-mail comes first. */
const OVERRIDES = {
  ...CARD_OVERRIDES,
  customer: { label: '' },
  'customer.email': { order: -1 },
  card: { ...CARD_OVERRIDES.card, label: '' },
  gift_message: { help: 'checkout.gift_hint' },
} as const;

const NO_ERRORS: NonNullable<Problem['errors']> = [];

export type CheckoutValues = Pick<CartPayRequestInput, (typeof PAY_FIELDS)[number]>;

interface CheckoutFormProps {
  readonly calculation: CartCalculation;
  /** 'YYYY-MM-DD', for the days of delivery */
  readonly today: string;
  readonly customer: CartCustomer;
  readonly signedIn: boolean;
  /** of the signed-in account */
  readonly addresses: readonly OwnAddress[];
  /** pick-up points in the customer's country */
  readonly pickups: readonly Pickup[];
  readonly pickup: PickupAddress | undefined;
  /** the total in minor units */
  readonly amount: number;
  readonly card: CardForm;
  readonly onPickup: (pickup: PickupAddress) => void;
  /** the error of the last attempt */
  readonly problem: Problem | undefined;
  readonly onChange: (details: SavedDetails) => void;
  /** `form` has the choice of the newsletter, which is no part of the payment */
  readonly onPay: (values: CheckoutValues, form: HTMLFormElement) => Promise<void>;
}

/**
 * The checkout form, generated from the request's schema: details, delivery and payment below one another; on phones one
 * after another, each validated before the next.
 */
export function CheckoutForm({ customer, problem, onChange, onPay, ...step }: CheckoutFormProps) {
  const { t } = useTexts();
  const [current, setCurrent] = useState(0);
  const { isTyped } = step.card;
  const { cart } = step.calculation;
  const { vat_number, is_gift = false, gift_message } = cart;
  return (
    <FormFrame
      definitions={isTyped ? FIELDS : FIELDS_WITHOUT_CARD}
      values={{ customer, vat_number, is_gift, gift_message }}
      overrides={OVERRIDES}
      // the payment step tells the reason of a decline
      errors={(isTyped || problem?.status !== 402) && problem?.errors ? problem.errors : NO_ERRORS}
      aria-label={t('checkout.title')}
      // the card is never part of an address
      method="post"
      onChange={(values) => onChange(toDetails(values))}
      // validated by the form engine
      onSubmit={(values, form) => onPay(values as CheckoutValues, form)}
      part={(fields) => getOpenPart(fields, current, () => setCurrent(current + 1))}
      header={<KeptInputs cartId={cart.id} />}
      body={(fields) => (
        <CheckoutSteps {...step} fields={fields} problem={problem} current={current} onStep={setCurrent} />
      )}
    />
  );
}

/** The step that a phone shows alone; undefined when all are submitted. */
function getOpenPart(fields: readonly FormField[], current: number, onValid: () => void) {
  const names = STEPS[current]?.fields;
  if (!names || current === STEPS.length - 1 || !isPhone()) return undefined;
  return { fields: fields.filter(({ name }) => names.includes(name)), onValid };
}

/** Picks what is saved with the cart from an incomplete form. */
function toDetails({ customer, vat_number, is_gift, gift_message }: Readonly<Record<string, unknown>>): SavedDetails {
  const toText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return {
    customer: omitUndefined(customer),
    vat_number: toText(vat_number),
    is_gift: is_gift === true,
    gift_message: toText(gift_message),
  };
}

function omitUndefined(value: unknown): CartCustomer {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, text]) => text !== undefined));
}
