import { describe, expect, it } from 'vitest';
import type { SongCard } from '#generated/schemas.ts';
import { openVisit, problemResponse, type Answers } from '#storefront/testing/api.ts';
import { CARD } from '#storefront/testing/fixtures.ts';
import { loadEmbed } from './load-embed.server.ts';
import { loader as loadOembed } from './oembed.route.ts';

const SONG: SongCard = {
  ...{ id: 5012, uuid: '0d9c2a52', title: 'Harbour Lights', artist_name: 'Marisol Vega', peaks: [10, 100] },
  ...{ project_id: 1204, project_name: 'Salt & Signal', picture: '1204', category: 'vinyl' },
  link: '/vinyl/1204/salt-signal',
};
const createList = (songs: readonly SongCard[]) => ({ songs, count: songs.length, offset: 0, limit: 24 });
const ANSWERS: Answers = {
  'GET /songs': createList([SONG, { ...SONG, id: 5013, title: 'Undertow' }]),
  'GET /projects': { projects: [CARD], count: 1, offset: 0, limit: 1 },
  'GET /shops/halfmoon': { id: 4, code: 'halfmoon', name: 'Halfmoon Audio' },
};

async function open(path: string, answers = ANSWERS) {
  const { request, visit } = await openVisit({ path, answers });
  return loadEmbed(request, visit);
}

describe('an embedded player', () => {
  it('has the tracks of a project, its title and link', async () => {
    const { tracks, ...embed } = await open('/player?project=1204&theme=dark');
    expect(embed).toEqual({
      theme: 'dark',
      accent: undefined,
      title: 'Salt & Signal',
      byline: 'Marisol Vega',
      link: 'https://shop.example/vinyl/1204/salt-signal',
      peaks: [10, 100],
    });
    expect(tracks.map(({ src, title }) => [src, title])).toEqual([
      ['/storage/songs/0d9c2a52.mp3', 'Harbour Lights'],
      ['/storage/songs/0d9c2a52.mp3', 'Undertow'],
    ]);
  });

  it.each([
    ['song=5012', 'Harbour Lights', '/vinyl/1204/salt-signal'],
    ['artist=31', 'Marisol Vega', '/artist/31/marisol-vega'],
    ['shop=halfmoon', 'Halfmoon Audio', '/shop/halfmoon'],
    ['', undefined, '/vinyl-shop'],
  ])('of %j has its title and link', async (query, title, link) => {
    expect(await open(`/widget?${query}`)).toMatchObject({ title, link: `https://shop.example${link}` });
  });

  it('has an accent that is readable in both schemes', async () => {
    const { accent } = await open('/widget?project=1204&color=ffff00');
    expect(accent?.['--accent']).toMatch(/^light-dark\(#[0-9a-f]{6}, #ffff00\)$/);
    expect(accent?.['--accent']).not.toContain('#ffff00,');
  });

  it.each(['/player?project=x', '/player?project=1204'])('%s is 404 without tracks', async (path) => {
    await expect(open(path, { 'GET /songs': createList([]) })).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('shows maintenance when the API fails', async () => {
    const broken = { 'GET /songs': problemResponse(503, 'service_unavailable') };
    await expect(open('/player?project=1', broken)).rejects.toMatchObject({ init: { status: 503 } });
  });

  it('sets no cookie', async () => {
    const headers = { accept: 'text/html', referer: 'https://blog.example/' };
    const { response } = await openVisit({ path: '/widget?project=1', answers: ANSWERS, headers });
    expect((response as Response).headers.get('set-cookie')).toBeNull();
  });
});

describe('oEmbed', () => {
  async function read(query: Record<string, string>, answers = ANSWERS) {
    const path = `/oembed?${new URLSearchParams(query)}`;
    const { context, request } = await openVisit({ path, answers });
    return loadOembed({ request, context, params: {}, url: new URL(request.url), pattern: '/oembed' });
  }
  const PAGE = 'https://shop.example/vinyl/1204/salt-signal';

  it('describes the player of a page', async () => {
    const response = await read({ url: PAGE });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const body = (await response.json()) as Record<string, unknown>;
    expect(body).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Salt & Signal',
      author_name: 'Marisol Vega',
      author_url: PAGE,
      thumbnail_url: 'https://shop.example/storage/projects/1204/preview_m.jpg',
      width: 600,
      height: 520,
    });
    expect(body['html']).toContain('<iframe src="https://shop.example/player?project=1204"');
  });

  it('fits the maximum of the consumer', async () => {
    const body: unknown = await (await read({ url: PAGE, maxwidth: '320', maxheight: '150' })).json();
    expect(body).toMatchObject({ width: 320, height: 150 });
    expect(JSON.stringify(body)).toContain('/widget?project=1204');
  });

  it.each([
    [{}, 400],
    [{ url: 'no address' }, 400],
    [{ url: PAGE, format: 'xml' }, 501],
    [{ url: 'https://elsewhere.example/vinyl/1204' }, 404],
    [{ url: 'https://shop.example/about' }, 404],
  ])('%j gets %i', async (query, status) => {
    expect((await read(query)).status).toBe(status);
  });

  it('is 404 for a page without tracks', async () => {
    expect((await read({ url: PAGE }, { 'GET /songs': createList([]) })).status).toBe(404);
  });
});
