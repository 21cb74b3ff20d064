import { describe, expect, test } from 'vitest';
import { enums } from '#generated/enum-index.ts';
import { OrderStatus, PaymentStatus, ProjectStep, ShipmentStatus } from '#generated/enums.ts';
import {
  canMove,
  hasRole,
  isFinal,
  isLaunched,
  isOpenOrder,
  isPaid,
  isShippable,
  isStaff,
  isTrackable,
  getNextStatuses,
} from './statuses.ts';

test.each([
  ['creating', 'checking', true],
  ['creating', 'in_progress', false],
  ['checking', 'in_progress', true],
  ['checking', 'refused', true],
  ['in_progress', 'successful', true],
  ['successful', 'creating', false],
  ['creating', 'creating', false],
] as const)('a project can move from %s to %s: %s', (from, to, allowed) => {
  expect(canMove(ProjectStep, from, to)).toBe(allowed);
});

test.each([
  ['pending', 'paid', true],
  ['paid', 'in_preparation', true],
  ['in_preparation', 'sent', true],
  ['sent', 'delivered', true],
  ['cancelled', 'paid', false],
  ['delivered', 'cancelled', false],
] as const)('an order can move from %s to %s: %s', (from, to, allowed) => {
  expect(canMove(OrderStatus, from, to)).toBe(allowed);
});

test('a cancelled payment and a delivered parcel are final', () => {
  expect(isFinal(PaymentStatus, 'cancelled')).toBe(true);
  expect(isFinal(ShipmentStatus, 'delivered')).toBe(true);
  expect(isFinal(ShipmentStatus, 'sent')).toBe(false);
  expect(getNextStatuses(ShipmentStatus, 'in_preparation')).toEqual(['sent', 'cancelled']);
});

describe('every table of transitions', () => {
  const tables = Object.values(enums).flatMap(({ name, values, transitions }) =>
    transitions ? [{ name, values: values.map(String), moves: Object.entries(transitions) }] : [],
  );

  test('exists', () => {
    expect(tables.length).toBeGreaterThan(3);
  });

  test.each(tables)('$name has every status and only known ones', ({ values, moves }) => {
    expect(moves.map(([from]) => from)).toEqual(values);
    for (const [from, to] of moves) {
      expect(to.filter((status) => !values.includes(status))).toEqual([]);
      expect(to).not.toContain(from);
    }
  });
});

test('launched means neither creating, checking, failed nor refused', () => {
  expect(ProjectStep.values.filter((step) => !isLaunched(step))).toEqual(['creating', 'checking', 'failed', 'refused']);
});

test('open orders need further work, and only paid ones that are not paused can be shipped', () => {
  expect(OrderStatus.values.filter(isOpenOrder)).toEqual(['pending', 'preorder', 'paid', 'paused', 'in_preparation']);
  expect(OrderStatus.values.filter(isShippable)).toEqual(['paid', 'in_preparation']);
});

test('only one payment status means paid', () => {
  expect(PaymentStatus.values.filter(isPaid)).toEqual(['paid']);
});

test('a parcel can be tracked once it has shipped', () => {
  expect(ShipmentStatus.values.filter(isTrackable)).toEqual(['sent', 'arrived', 'delivered']);
});

test('only admin and team are staff', () => {
  expect((['user', 'artist', 'team', 'admin'] as const).filter(isStaff)).toEqual(['team', 'admin']);
  expect(isStaff(undefined)).toBe(false);
});

test('a role is among the given ones', () => {
  expect(hasRole({ role: 'team' }, 'team', 'admin')).toBe(true);
  expect(hasRole({ role: 'user' }, 'team', 'admin')).toBe(false);
  expect(hasRole(null, 'admin')).toBe(false);
});
