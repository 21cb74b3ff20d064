import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { LimitDefinition } from '#generated/definitions.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { renderAdmin } from '../../testing/render.tsx';
import { LimitNote } from './LimitNote.tsx';

const LIMIT: LimitDefinition = {
  ...{ setting: 'refund_limit_team', amount: 'amount', currency: 'currency', unless: ['admin'] },
  left: '/admin/orders/{id}/refund-limit',
};

async function open(used: number, amount: number) {
  const api = new FakeApi('labels', []);
  api.on(({ path }) =>
    path.endsWith('/admin/orders/7/refund-limit')
      ? Response.json({ currency: 'EUR', most: 200, used, left: 200 - used })
      : undefined,
  );
  const onCheck = vi.fn();
  const note = <LimitNote limit={LIMIT} record={{ id: 7 }} values={{ amount, currency: 'EUR' }} onCheck={onCheck} />;
  await renderAdmin({ role: 'team', at: '/', routes: { '/': note } });
  return onCheck;
}

describe('the note of a limit that is shared by all calls for a record', () => {
  it('shows at once what is used, and allows the rest', async () => {
    const onCheck = await open(150, 50);
    const note = await screen.findByRole('status');
    expect(note.textContent).toMatch(
      /^€150\.00 of this order has already been refunded\. You can refund up to €50\.00 more/,
    );
    expect(onCheck).not.toHaveBeenCalledWith(true);
  });

  it('refuses an amount below the limit but above the rest', async () => {
    const onCheck = await open(150, 50.01);
    await waitFor(() => expect(onCheck).toHaveBeenLastCalledWith(true));
    expect((await screen.findByRole('alert')).textContent).toContain('€50.00');
  });

  it('is hidden while nothing is used and the amount is allowed', async () => {
    await open(0, 199);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });
});
