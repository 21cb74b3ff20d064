import { beforeEach, describe, expect, it, vi } from 'vitest';
import { json, problem } from '../testing/fake-api.ts';
import { clearToken, readDevice, readToken, writeToken } from './session.ts';

const STAFF = { id: 1, email: 'ada@example.com', name: 'Ada', role: 'team', isMun: true, lang: 'fr', currency: 'EUR' };

/** Loads the module anew, because it caches the account for a page load. */
async function loadPage(answers: Readonly<Record<string, () => Response | Promise<Response>>>) {
  vi.resetModules();
  const calls: string[] = [];
  vi.stubGlobal('fetch', ({ url, headers }: Request) => {
    const { pathname } = new URL(url);
    calls.push(`${pathname} ${headers.get('authorization') ?? '-'}`);
    return Promise.resolve(answers[pathname]?.() ?? problem(404, 'not_found'));
  });
  const { authProvider } = await import('./auth-provider.ts');
  return { authProvider, calls };
}

beforeEach(() => {
  history.replaceState(null, '', '/admin/orders');
  clearToken();
});

describe('sign-in', () => {
  const credentials = { email: 'ada@example.com', password: 'x' };

  it('stores the token and provides the role', async () => {
    const { authProvider } = await loadPage({ '/api/auth/login': () => json({ token: 'abc', data: STAFF }) });
    await authProvider.login(credentials);
    expect(readToken()).toBe('abc');
    await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
    expect(await authProvider.getPermissions?.({})).toBe('team');
    expect(await authProvider.getIdentity?.()).toMatchObject({ fullName: 'Ada', lang: 'fr' });
  });

  it('sends the device of the last sign-in, which sign-out keeps', async () => {
    const { authProvider } = await loadPage({
      '/api/auth/login': () => json({ token: 'abc', data: STAFF, device: 'name.signature' }),
      '/api/auth/logout': () => json({ ok: true }),
    });
    await authProvider.login(credentials);
    await authProvider.logout({});
    expect(readDevice()).toBe('name.signature');
    const bodies: unknown[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      bodies.push(await request.json());
      return json({ token: 'abc', data: STAFF });
    });
    await authProvider.login(credentials);
    expect(bodies).toEqual([{ ...credentials, device: 'name.signature' }]);
  });

  it('asks for a code before there is a token', async () => {
    const { authProvider } = await loadPage({
      '/api/auth/login': () => json({ challenge: 'proof' }, { status: 202 }),
      '/api/auth/login/code': () => json({ token: 'abc', data: STAFF }),
    });
    await expect(authProvider.login(credentials)).rejects.toMatchObject({ step: { challenge: 'proof' } });
    expect(readToken()).toBeUndefined();
    await authProvider.login({ challenge: 'proof', code: '492039' });
    expect(readToken()).toBe('abc');
  });

  it('refuses accounts without staff role and revokes the token', async () => {
    const { authProvider, calls } = await loadPage({
      '/api/auth/login': () => json({ token: 'abc', data: { ...STAFF, role: 'user', isMun: false } }),
      '/api/auth/logout': () => new Response(null, { status: 204 }),
    });
    await expect(authProvider.login(credentials)).rejects.toMatchObject({ code: 'staff_only' });
    expect(calls.at(-1)).toBe('/api/auth/logout Bearer abc');
    expect(readToken()).toBeUndefined();
  });

  it('passes on the error of the API', async () => {
    const { authProvider } = await loadPage({ '/api/auth/login': () => problem(401, 'invalid_credentials') });
    await expect(authProvider.login(credentials)).rejects.toMatchObject({ status: 401, code: 'invalid_credentials' });
  });
});

describe('session', () => {
  it('fetches the account once', async () => {
    writeToken('abc');
    const { authProvider, calls } = await loadPage({ '/api/auth/check': () => json({ id: 1, data: STAFF }) });
    await Promise.all([authProvider.checkAuth({}), authProvider.getPermissions?.({})]);
    await authProvider.checkAuth({});
    expect(calls).toEqual(['/api/auth/check Bearer abc']);
  });

  it('is invalid without a token or with an expired one', async () => {
    const { authProvider } = await loadPage({});
    await expect(authProvider.checkAuth({})).rejects.toThrow();
    writeToken('old');
    const { authProvider: later } = await loadPage({ '/api/auth/check': () => json({}) });
    await expect(later.checkAuth({})).rejects.toThrow();
  });

  it('survives a server outage', async () => {
    writeToken('abc');
    const { authProvider } = await loadPage({ '/api/auth/check': () => problem(503, 'service_unavailable') });
    await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
    await expect(authProvider.getPermissions?.({})).rejects.toMatchObject({ status: 503 });
    expect(readToken()).toBe('abc');
  });

  it('ends on status 401 only', async () => {
    writeToken('abc');
    const { authProvider } = await loadPage({});
    await expect(authProvider.checkError({ status: 403 })).resolves.toBeUndefined();
    await expect(authProvider.checkError({ status: 500 })).resolves.toBeUndefined();
    expect(readToken()).toBe('abc');
    await expect(authProvider.checkError({ status: 401 })).rejects.toThrow();
    expect(readToken()).toBeUndefined();
  });
});
