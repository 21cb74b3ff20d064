import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Problem, Project, ProjectDetail } from '#generated/schemas.ts';
import { type SampleShop, startShop } from '#server/modules/orders/checkout/shop.sample.ts';

let shop: SampleShop;
beforeAll(async () => void (shop = await startShop()));
afterAll(() => shop.api.close());

async function save(id: number, body: object) {
  const { body: project } = await shop.api.call<Project>('GET', `/admin/projects/${id}`, { as: 'team' });
  const headers = { 'if-match': `"${project.version}"` };
  return shop.api.call<Project & Problem>('PUT', `/admin/projects/${id}`, { as: 'team', body, headers });
}

it('stores a description without disallowed markup', async () => {
  const { id } = await shop.sample.project();
  const description_en =
    '<p onclick="alert(1)">One <b>take</b>.<script>alert(1)</script><img src=x onerror=alert(1)></p></div>' +
    '<a href="javascript:alert(1)">shop</a>';
  const clean = '<p>One <b>take</b>.</p>shop';
  expect((await save(id, { description_en })).body.description_en).toBe(clean);
  const { body } = await shop.api.call<ProjectDetail>('GET', `/projects/${id}`);
  expect(body.description_en).toBe(clean);
});

it('limits the length of the stored HTML', async () => {
  const { id } = await shop.sample.project();
  const long = `<p>${'x'.repeat(9_993)}</p>`;
  expect(
    (await save(id, { description_en: `<div class="${'y'.repeat(5_000)}">${long}</div>` })).body.description_en,
  ).toBe(long);
  const { status, body } = await save(id, { description_en: `<p>${'x'.repeat(9_994)}</p>` });
  expect([status, body.errors]).toEqual([
    422,
    [{ path: 'description_en', code: 'input_max_length', params: { max: 10_000 } }],
  ]);
});

it('stores a description without text as empty', async () => {
  const { id } = await shop.sample.project();
  expect((await save(id, { description_en: '<p></p>' })).body.description_en).toBe('');
});
