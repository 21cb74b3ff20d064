/** A step of the checkout. */
interface CheckoutStep {
  readonly name: 'details' | 'delivery' | 'payment';
  /** text of the button that opens the next step on a phone */
  readonly next?: 'checkout.to_delivery' | 'checkout.to_payment';
  /** names of its fields, in reading order */
  readonly fields: readonly string[];
}

export const STEPS: readonly CheckoutStep[] = [
  { name: 'details', next: 'checkout.to_delivery', fields: ['customer', 'vat_number'] },
  { name: 'delivery', next: 'checkout.to_payment', fields: ['is_gift', 'gift_message', 'comment'] },
  { name: 'payment', fields: ['card'] },
];

/** Whether the steps are shown one at a time; the width of CheckoutSteps.module.css. */
export const isPhone = (): boolean => globalThis.matchMedia?.('(max-width: 700px)').matches ?? false;
