import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FakeApi } from '#admin/testing/fake-api.ts';
import { RECORDS } from '#admin/testing/fixture.ts';
import { renderAdmin } from '#admin/testing/render.tsx';
import { Guard } from '#admin/ui/Guard.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { SideBar } from '../menu/SideBar.tsx';
import { SettingsPage } from '../menu/SettingsPage.tsx';
import { SideLinks } from '../menu/side-links.ts';

describe('the side bar', () => {
  const listLinks = async (role: 'team' | 'admin') => {
    const routes = { '/': [<SideBar key="bar" />, <SettingsPage key="settings" />] };
    await renderAdmin({ at: '/', role, routes });
    await screen.findByRole('link', { name: 'Orders' });
    return screen.getAllByRole('link').map((link) => link.textContent ?? '');
  };

  it('has the screens that a role may open', async () => {
    expect(await listLinks('admin')).toContainEqual(expect.stringMatching(/^Audit log/));
    cleanup();
    expect(await listLinks('team')).not.toContainEqual(expect.stringMatching(/^Audit log/));
  });

  it('has external links', async () => {
    const entry = { href: '/sheraf', label: 'frame.sheraf' };
    const bar = (
      <SideLinks value={[entry]}>
        <SideBar />
      </SideLinks>
    );
    await renderAdmin({ at: '/', role: 'team', routes: { '/': bar } });
    const link = await screen.findByRole('link', { name: 'Sheraf' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/sheraf', '_blank']);
  });
});

describe('a screen', () => {
  const renderGuarded = (operationId: string | undefined, role: 'team' | 'admin') =>
    renderAdmin({ at: '/', role, routes: { '/': <Guard operationId={operationId}>the screen</Guard> } });

  it('opens for roles that may call its operation', async () => {
    await renderGuarded('adminListAudit', 'admin');
    expect(await screen.findByText('the screen')).toBeTruthy();
  });

  it('is refused to other roles', async () => {
    await renderGuarded('adminListAudit', 'team');
    expect((await screen.findByRole('alert')).textContent).toContain('No access with this account');
    expect(screen.queryByText('the screen')).toBeNull();
  });

  it('is not found when the description has no such operation', async () => {
    await renderGuarded(undefined, 'admin');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });

  it('that fails does not affect the frame', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('broken');
    };
    await renderAdmin({
      at: '/',
      routes: {
        '/': (
          <>
            <p>the rest</p>
            <ScreenBoundary>
              <Broken />
            </ScreenBoundary>
          </>
        ),
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
    expect(screen.getByText('the rest')).toBeTruthy();
  });
});

describe('references', () => {
  it('are loaded in one call for a whole page, with links for roles that may open them', async () => {
    const { ReferenceValue } = await import('#forms-schema/view/ReferenceValue.tsx');
    const api = new FakeApi('labels', RECORDS);
    const definition = {
      name: 'label_id',
      type: 'reference',
      label: 'fields.label_id',
      ref: { resource: 'labels', label: 'name' },
    } as const;
    await renderAdmin({
      at: '/',
      routes: { '/': [1, 2, 3].map((id) => <ReferenceValue key={id} definition={definition} value={id} />) },
    });
    expect((await screen.findByRole('link', { name: 'Birch' })).getAttribute('href')).toBe('/labels/2/show');
    expect(api.calls.length).toBe(1);
  });
});

describe('another language', () => {
  it('keeps what was typed', async () => {
    const { LanguageMenu } = await import('./LanguageMenu.tsx');
    await renderAdmin({
      at: '/',
      routes: { '/': [<LanguageMenu key="menu" />, <input key="input" aria-label="typed" />] },
    });
    await userEvent.type(await screen.findByLabelText('typed'), 'abc');
    await userEvent.click(screen.getByRole('button', { name: 'Language' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'français' }));
    await waitFor(() => expect(document.documentElement.lang).toBe('fr'));
    expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('abc');
    localStorage.clear();
  });
});
