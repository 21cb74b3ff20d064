import type { OrderStepKind, ShipmentStatus, ShopOrderStatus } from '#generated/enums.ts';
import { addWorkingDays } from '../calendar.ts';
import { toLocalDay } from '../dates.ts';
import { isTrackable } from '../statuses.ts';

/** What the steps of a shop order are made of; times in Unix seconds. */
export interface SteppedPart {
  readonly status: ShopOrderStatus;
  readonly placed_at: number;
  readonly paid_at: number | null;
  /** Release day of its pre-ordered records. */
  readonly released_on: string | null;
  /** Parcels that are not cancelled. */
  readonly parcels: readonly {
    readonly status: ShipmentStatus;
    readonly created_at?: number | undefined;
    readonly sent_at?: number | null | undefined;
  }[];
  /** Working days from shipping to delivery. */
  readonly delivery?: { readonly days_min: number; readonly days_max: number } | undefined;
}

/** A step, done or expected. */
export interface Step {
  readonly kind: OrderStepKind;
  readonly done: boolean;
  readonly at: number | null;
  readonly expected_from: string | null;
  readonly expected_to: string | null;
}

const NOT_EXPECTED = { expected_from: null, expected_to: null };
const done = (kind: OrderStepKind, at: number | null): Step => ({ kind, done: true, at, ...NOT_EXPECTED });
const open = (kind: OrderStepKind, from: string | null = null, to: string | null = from): Step => ({
  ...{ kind, done: false, at: null },
  ...{ expected_from: from, expected_to: to },
});

/** The steps of a shop order from its placement to its delivery, or to its cancellation. */
export function listOrderSteps(part: SteppedPart): Step[] {
  const { status, placed_at, paid_at, released_on, parcels, delivery } = part;
  const isSent = status === 'sent' || status === 'delivered';
  const begun = [done('placed', placed_at), paid_at === null ? open('paid') : done('paid', paid_at)];
  if (status === 'cancelled') return [...begun.filter((step) => step.done), done('cancelled', null)];
  const packed = parcels.flatMap(({ created_at }) => created_at ?? []);
  const shipped = parcels.flatMap((parcel) => (isTrackable(parcel.status) ? (parcel.sent_at ?? []) : []));
  const sent_at = shipped.length > 0 ? Math.max(...shipped) : null;
  const from = isSent && sent_at !== null ? toLocalDay(sent_at) : null;
  return [
    ...begun,
    ...(status === 'preorder' ? [open('released', released_on)] : []),
    isSent || status === 'in_preparation'
      ? done('in_preparation', packed.length > 0 ? Math.min(...packed) : null)
      : open('in_preparation'),
    isSent ? done('sent', sent_at) : open('sent'),
    status === 'delivered'
      ? done('delivered', null)
      : from && delivery
        ? open('delivered', addWorkingDays(from, delivery.days_min), addWorkingDays(from, delivery.days_max))
        : open('delivered'),
  ];
}
