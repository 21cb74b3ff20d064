import type { PaymentStatus, ShipmentStatus, ShopOrderStatus } from '#generated/enums.ts';
import { OrderStatus, ProjectStep, Role } from '#generated/enums.ts';

/** A generated status enum: values and transitions. */
export interface StatusTable<Value extends string> {
  readonly values: readonly Value[];
  readonly transitions: Readonly<Record<Value, readonly Value[]>>;
}

/** The statuses that may follow one; empty for a final one. */
export function getNextStatuses<Value extends string>(table: StatusTable<Value>, from: Value): readonly Value[] {
  return table.transitions[from];
}

/** Whether the description's `x-transitions` allow a change of status. False for equal ones. */
export function canMove<Value extends string>(table: StatusTable<Value>, from: Value, to: Value): boolean {
  return getNextStatuses(table, from).includes(to);
}

/** Whether no other status can follow. */
export function isFinal<Value extends string>(table: StatusTable<Value>, status: Value): boolean {
  return getNextStatuses(table, status).length === 0;
}

/** §4: a project is launched when it is not in creating, checking, failed or refused. */
export function isLaunched(step: ProjectStep): boolean {
  return ProjectStep.data[step].launched;
}

/** Whether an order is open, i.e. needs further work. */
export function isOpenOrder(status: OrderStatus): boolean {
  return OrderStatus.data[status]?.open === true;
}

/** Statuses of a shop order that has not shipped. */
export const OPEN_SHOP_ORDER: readonly ShopOrderStatus[] = ['pending', 'preorder', 'in_preparation'];

/** Whether an order can be shipped: paid and not paused. */
export function isShippable(status: OrderStatus): boolean {
  return OrderStatus.data[status]?.shippable === true;
}

/** Whether no part of an order is in preparation yet, so that its customer can cancel it. */
export function isWithdrawable(status: OrderStatus): boolean {
  return OrderStatus.data[status]?.withdrawable === true;
}

/** Whether the payment succeeded. */
export function isPaid(status: PaymentStatus): boolean {
  return status === 'paid';
}

/** Whether a parcel has shipped and can be tracked. */
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
