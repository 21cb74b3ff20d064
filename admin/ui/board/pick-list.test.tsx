import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '#admin/testing/render.tsx';
import { PickList } from './PickList.tsx';

it('shows a hundred members at a time with their total, and more on request', async () => {
  const members = Array.from({ length: 230 }, (_, place) => ({ id: place + 1 }));
  const pick = vi.fn();
  const list = (
    <PickList
      label="Orders"
      members={members}
      busy={false}
      getMemberId={({ id }) => id}
      getMemberName={({ id }) => `Order ${id}`}
      picked={{ ids: new Set(), pick }}
      children={({ id }) => id}
    />
  );
  await renderAdmin({ at: '/', routes: { '/': list } });
  expect((await screen.findByRole('status')).textContent).toBe('100 of 230 shown');
  expect(screen.queryByRole('checkbox', { name: 'Order 101' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show 100 more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show 30 more' }));
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Order 230' }));
  expect(pick).toHaveBeenCalledWith(new Set([230]));
});
