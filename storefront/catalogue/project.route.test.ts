import { describe, expect, it } from 'vitest';
import { openVisit, problemResponse, type Answers } from '#storefront/testing/api.ts';
import { DETAIL } from '#storefront/testing/fixtures.ts';
import { loader } from './project.route.tsx';

const answers = { 'GET /projects/1204': DETAIL, 'GET /projects/1204/more': { artist: [], label: [], same: [] } };

async function open(path: string, responses: Answers = answers) {
  const { context, request } = await openVisit({ path, answers: responses });
  const id = /\/(?:fr\/)?[^/]+\/([^/?]*)/.exec(path)?.[1] ?? '';
  return loader({ request, context, params: { id }, url: new URL(request.url), pattern: path });
}

it('loads a project', async () => {
  const { project, more } = await open('/vinyl/1204/salt-signal?currency=USD');
  expect(project.name).toBe('Salt & Signal');
  expect(more.same).toEqual([]);
});

describe('a wrong address', () => {
  it.each([
    ['/vinyl/1204', '/vinyl/1204/salt-signal'],
    ['/vinyl/1204/old-name', '/vinyl/1204/salt-signal'],
    ['/cd/1204/salt-signal', '/vinyl/1204/salt-signal'],
    ['/anything/1204/salt-signal?ori=NL', '/vinyl/1204/salt-signal?ori=NL'],
    ['/fr/vinyl/1204/x', '/fr/vinyl/1204/salt-signal'],
  ])('%s redirects permanently to %s', async (path, target) => {
    const redirect = await open(path).catch((error: unknown) => error);
    expect(redirect).toMatchObject({ status: 301 });
    expect((redirect as Response).headers.get('location')).toBe(target);
  });
});

it.each(['/vinyl/abc', '/vinyl/0', '/vinyl/-1', '/vinyl/12345678901'])('%s is 404', async (path) => {
  await expect(open(path)).rejects.toMatchObject({ init: { status: 404 } });
});

it('is 404 for an unknown project and maintenance when the API fails', async () => {
  await expect(open('/vinyl/1204/salt-signal', {})).rejects.toMatchObject({ init: { status: 404 } });
  const broken = { 'GET /projects/1204': problemResponse(503, 'service_unavailable') };
  await expect(open('/vinyl/1204/salt-signal', broken)).rejects.toMatchObject({ init: { status: 503 } });
});

it('returns no related projects when they cannot be loaded', async () => {
  const { more } = await open('/vinyl/1204/salt-signal', { 'GET /projects/1204': DETAIL });
  expect(more).toEqual({ artist: [], label: [], same: [] });
});
