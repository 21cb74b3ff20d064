import type { PaymentStatus, ShipmentStatus } from '#generated/enums.ts';
import { OrderStatus, ProjectStep, Role } from '#generated/enums.ts';

/** A generated status enum: values and transitions. */
export interface StatusTable<Value extends string> {
  readonly values: readonly Value[];
  readonly transitions: Readonly<Record<Value, readonly Value[]>>;
}

/** The statuses that may follow one; none for a last one. */
export function nextStatuses<Value extends string>(table: StatusTable<Value>, from: Value): readonly Value[] {
  return table.transitions[from];
}

/** Whether a status may follow another by the description's `x-transitions`. Staying is not a move. */
export function canMove<Value extends string>(table: StatusTable<Value>, from: Value, to: Value): boolean {
  return nextStatuses(table, from).includes(to);
}

/** Whether no other status can follow. */
export function isFinal<Value extends string>(table: StatusTable<Value>, status: Value): boolean {
  return nextStatuses(table, status).length === 0;
}

/** §4: a project is launched when it is not in creating, checking, failed or refused. */
export function isLaunched(step: ProjectStep): boolean {
  return ProjectStep.data[step].launched;
}

/** Whether an order still waits for something to be done. */
export function isOpenOrder(status: OrderStatus): boolean {
  return OrderStatus.data[status]?.open === true;
}

/** Whether an order's parcels may be handed over: paid and not paused. */
export function isShippable(status: OrderStatus): boolean {
  return OrderStatus.data[status]?.shippable === true;
}

/** Whether money has arrived. */
export function isPaid(status: PaymentStatus): boolean {
  return status === 'paid';
}

/** Whether a parcel has left the house and can be followed. */
export function isTrackable(status: ShipmentStatus): boolean {
  return status === 'sent' || status === 'arrived' || status === 'delivered';
}

/** Whether a role is staff (admin or team; `isMun` on the wire, §3). */
export function isStaff(role: Role | null | undefined): boolean {
  return role != null && Role.data[role]?.staff === true;
}

/** Whether a user has one of the roles (§6); false without a user. */
export function hasRole(user: { role?: Role | null } | null | undefined, ...roles: readonly Role[]): boolean {
  return user?.role != null && roles.includes(user.role);
}
