import { describe, expect, it } from 'vitest';
import { openVisit, problemResponse, type Answers } from '#storefront/testing/api.ts';
import { DETAIL, USER } from '#storefront/testing/fixtures.ts';
import { action, loader } from './project.route.tsx';

interface PostOptions {
  readonly answers?: Answers;
  readonly headers?: Readonly<Record<string, string>>;
}

const answers = { 'GET /projects/1204': DETAIL, 'GET /projects/1204/more': { artist: [], label: [], same: [] } };

async function open(path: string, responses: Answers = answers) {
  const { context, request } = await openVisit({ path, answers: responses });
  const id = /\/(?:fr\/)?[^/]+\/([^/?]*)/.exec(path)?.[1] ?? '';
  return loader({ request, context, params: { id }, url: new URL(request.url), pattern: path });
}

const ROUTE = '/vinyl/1204/salt-signal';
const USER_TOKEN = { cookie: 'token=abc; favourite=like.1204' };
const LIKE = { project_id: 1204, likes: 3, liked: false, in_whishlist: false };

async function post(fields: Record<string, string>, { answers: more = {}, headers = {} }: PostOptions = {}) {
  const { context, visit, calls } = await openVisit({ path: ROUTE, answers: { ...answers, ...more }, headers });
  const request = new Request(`https://shop.example${ROUTE}`, { method: 'POST', body: new URLSearchParams(fields) });
  const args = { request, context, params: { id: '1204' }, url: new URL(request.url), pattern: ROUTE };
  return { answer: await action(args), cookies: visit.cookies, calls };
}

describe('a form of the page', () => {
  it('asks visitors to sign in and keeps their like', async () => {
    const { answer, cookies } = await post({ intent: 'like' });
    expect((answer as Response).headers.get('location')).toBe(`/sign?${new URLSearchParams({ redirect: ROUTE })}`);
    expect(cookies.get('favourite')).toBe('like.1204');
  });

  it('toggles a wish by what is stored', async () => {
    const wish = (body: { in_whishlist: boolean }) => ({ ...LIKE, in_whishlist: body.in_whishlist });
    const { answer } = await post(
      { intent: 'wish' },
      {
        headers: { cookie: 'token=abc' },
        answers: {
          'GET /auth/check': { data: USER },
          'GET /projects/1204/like': { ...LIKE, in_whishlist: true },
          'POST /user/wishes': wish,
        },
      },
    );
    expect(answer).toEqual({ intent: 'wish', favourite: LIKE });
  });

  it('returns the problem and the values of a rejected review', async () => {
    const { answer } = await post(
      { intent: 'review', text: 'Again', rating: '4' },
      { answers: { 'POST /comments': problemResponse(409, 'already_reviewed') } },
    );
    expect(answer).toMatchObject({ values: { text: 'Again', rating: '4' }, problem: { code: 'already_reviewed' } });
  });

  it('is refused without a known intent', async () => {
    await expect(post({ intent: 'constructor' })).rejects.toMatchObject({ init: { status: 400 } });
  });
});

it('adds the like made before signing in, once', async () => {
  const { context, request, calls, visit } = await openVisit({
    path: ROUTE,
    headers: USER_TOKEN,
    answers: {
      ...answers,
      'GET /auth/check': { data: USER },
      'GET /projects/1204/like': LIKE,
      'POST /projects/1204/like': { ...LIKE, likes: 4, liked: true },
    },
  });
  const { favourite } = await loader({
    ...{ request, context, params: { id: '1204' } },
    url: new URL(request.url),
    pattern: ROUTE,
  });
  expect(favourite).toMatchObject({ likes: 4, liked: true });
  expect(visit.cookies.get('favourite')).toBeUndefined();
  expect(calls.filter(({ call }) => call === 'POST /projects/1204/like')).toHaveLength(1);
});

it('has linked data with ratings only when there are any', async () => {
  const readRating = async (comments: object) => {
    const { linkedData } = await open(ROUTE, { ...answers, 'GET /projects/1204/comments': comments });
    return (linkedData[0] as { aggregateRating?: object }).aggregateRating;
  };
  expect(await readRating({ comments: [], count: 1, ratings: 0, average: null })).toBeUndefined();
  expect(await readRating({ comments: [], count: 3, ratings: 2, average: 4.5 })).toMatchObject({
    ...{ ratingValue: 4.5, ratingCount: 2 },
  });
});

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
