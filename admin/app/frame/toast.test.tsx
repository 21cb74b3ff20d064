import { fireEvent, screen } from '@testing-library/react';
import { useNotify } from 'react-admin';
import { expect, it } from 'vitest';
import { renderAdmin } from '#admin/testing/render.tsx';

function NotifyButton() {
  const notify = useNotify();
  return (
    <button
      onClick={() => {
        notify('First', { type: 'info', undo: 'a' });
        notify('Second', { type: 'info', undo: 'b' });
        notify('Refused', { type: 'error' });
      }}
    >
      Tell
    </button>
  );
}

it('shows an error after undo offers that were replaced before they were shown', async () => {
  await renderAdmin({ routes: { '/': <NotifyButton /> }, at: '/' });
  fireEvent.click(screen.getByRole('button', { name: 'Tell' }));
  expect((await screen.findByText('Refused')).closest('[role=alert]')).not.toBeNull();
});
