import { describe, expect, it } from 'vitest';
import { mayCall } from './use-role.ts';

describe('who may call an operation', () => {
  it.each([
    ['adminListAudit', 'admin', true],
    ['adminListAudit', 'team', false],
    ['adminListOrders', 'team', true],
    ['adminListOrders', 'user', false],
    ['adminListOrders', undefined, false],
    [undefined, 'admin', false],
    ['noSuchOperation', 'admin', false],
  ] as const)('%s by %s: %s', (operation, role, may) => {
    expect(mayCall(operation, role)).toBe(may);
  });
});
