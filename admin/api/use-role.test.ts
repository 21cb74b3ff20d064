import { describe, expect, it } from 'vitest';
import { canCall } from './use-role.ts';

describe('canCall', () => {
  it.each([
    ['adminListAudit', 'admin', true],
    ['adminListAudit', 'team', false],
    ['adminListOrders', 'team', true],
    ['adminListOrders', 'user', false],
    ['adminListOrders', undefined, false],
    [undefined, 'admin', false],
    ['noSuchOperation', 'admin', false],
  ] as const)('%s by %s: %s', (operation, role, expected) => {
    expect(canCall(operation, role)).toBe(expected);
  });
});
