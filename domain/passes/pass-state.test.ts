import { expect, it } from 'vitest';
import { passState } from './pass-state.ts';

const now = new Date('2026-11-23T10:00:00Z');
const pass = { revoked_at: null, valid_from: now, valid_until: null, used: 3, uses: null };

it('holds from its day on, until its day or its last use', () => {
  expect(passState(pass, now)).toBe('valid');
  expect(passState({ ...pass, uses: 4 }, now)).toBe('valid');
  expect(passState({ ...pass, uses: 3 }, now)).toBe('used_up');
  expect(passState({ ...pass, valid_from: new Date(now.getTime() + 1) }, now)).toBe('planned');
  expect(passState({ ...pass, uses: 3, valid_until: now }, now)).toBe('expired');
  expect(passState({ ...pass, valid_until: now, revoked_at: now }, now)).toBe('revoked');
});
