import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LimitDefinition } from '#generated/definitions.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { renderAdmin } from '../../testing/render.tsx';
import { LimitNote } from './LimitNote.tsx';

afterEach(cleanup);

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
  const onJudged = vi.fn();
  const note = <LimitNote limit={LIMIT} record={{ id: 7 }} values={{ amount, currency: 'EUR' }} onJudged={onJudged} />;
  await renderAdmin({ role: 'team', at: '/', routes: { '/': note } });
  return onJudged;
}

describe('the note of a limit that all calls for a record share', () => {
  it('tells from the start what others took of it, and lets through what is left', async () => {
    const onJudged = await open(150, 50);
    const note = await screen.findByRole('status');
    expect(note.textContent).toMatch(
      /^€150\.00 of this order has already been refunded\. You can refund up to €50\.00 more/,
    );
    expect(onJudged).not.toHaveBeenCalledWith(true);
  });

  it('refuses what is below the limit but above what is left', async () => {
    const onJudged = await open(150, 50.01);
    await waitFor(() => expect(onJudged).toHaveBeenLastCalledWith(true));
    expect((await screen.findByRole('alert')).textContent).toContain('€50.00');
  });

  it('says nothing where nothing of it is used and no more is asked', async () => {
    await open(0, 199);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });
});
