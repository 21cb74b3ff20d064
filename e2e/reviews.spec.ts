/** Reviews: held for moderation, approved, answered and rejected. */
import { expect, test } from 'playwright/test';
import type { CommentList } from '#generated/schemas.ts';
import { findViolations } from './axe.ts';
import { startAction, signInAsStaff, shopUrl } from './people.ts';
import { signUp } from './sign-up.ts';

test('an approved review is shown with the shop’s reply', async ({ page, request }) => {
  const text = `Side two alone is worth it, pressing ${Date.now() % 100_000}.`;
  const data = { project_id: 120, rating: 4, text, lang: 'en' };
  const headers = { authorization: `Bearer ${await signUp(request)}` };
  const response = await request.post(shopUrl('/api/comments'), { headers, data });
  expect(response.status()).toBe(201);
  const findReview = async () => {
    const answer = await request.get(shopUrl('/api/projects/120/comments?limit=100'));
    return ((await answer.json()) as CommentList).comments.find((comment) => comment.text === text);
  };
  expect(await findReview()).toBeUndefined();

  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/reviews'));
  await page.getByRole('searchbox').or(page.getByPlaceholder('Search')).first().fill(text.slice(-14));
  const row = page.getByRole('row').filter({ hasText: text });
  await expect(row).toContainText('To check');
  await expect(row.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await row.getByRole('link', { name: text }).click();
  await startAction(page, 'Publish');
  await expect(page.getByRole('main').getByText('Published', { exact: true }).first()).toBeVisible();
  await startAction(page, 'Reply');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reply' }).fill('Wait until you hear the B-sides of the next one.');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Reply' }).click();
  await expect(page.getByRole('main')).toContainText('Wait until you hear');
  expect(await findReview()).toMatchObject({ rating: 4, verified: false, answer: expect.stringContaining('B-sides') });

  await startAction(page, 'Refuse');
  await dialog.getByLabel('Reason for refusal').selectOption({ label: 'Off topic' });
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('main').getByText('Refused', { exact: true }).first()).toBeVisible();
  expect(await findReview()).toBeUndefined();
});
