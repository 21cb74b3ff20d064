/** The description of a project, from the editor of the back office to the page of the shop. */
import { expect, type Page, test } from 'playwright/test';
import type { Project } from '#generated/schemas.ts';
import { expectAccessible } from './axe.ts';
import { createTeamClient, signInAsStaff, shopUrl } from './people.ts';

async function openForm(page: Page): Promise<Project> {
  const call = await createTeamClient(page.request);
  const range = `range=${encodeURIComponent('[0,0]')}`;
  const filter = `filter=${encodeURIComponent('{"visibility":"online"}')}`;
  const [project] = await call<Project[]>(`/api/admin/projects?${range}&${filter}`);
  if (!project) throw new Error('The demo shop has no project.');
  await signInAsStaff(page);
  await page.goto(shopUrl(`/admin/projects/${project.id}`));
  return project;
}

const getEditor = (page: Page) => page.getByRole('textbox', { name: /^Description \(English\)/ });

test('a description is written by keys, linked, saved, and read in the shop', async ({ page }) => {
  const { id } = await openForm(page);
  const editor = getEditor(page);
  await editor.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Side A');
  await page.keyboard.press('Control+Alt+2');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Loud');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' and soft.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- first');
  await page.keyboard.press('Enter');
  await page.keyboard.type('second');
  await page.keyboard.press('Control+k');
  const address = page.getByRole('textbox', { name: 'Link address' });
  await address.fill('example.com/notes');
  await address.press('Enter');
  await expect(editor).toBeFocused();
  await expect(editor.getByRole('listitem')).toHaveText(['first', 'secondexample.com/notes']);
  // undone by the editor, not by the form
  await page.keyboard.press('Control+z');
  await expect(editor).not.toContainText('example.com');
  await page.keyboard.press('Control+Shift+z');
  await expect(editor).toContainText('example.com');
  // Tab leaves the text, in a list as well
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved').first()).toBeVisible();

  await page.goto(shopUrl(`/vinyl/${id}`));
  const about = page.locator('section', { has: page.getByRole('heading', { name: /^About/ }) });
  await expect(about.getByRole('heading', { name: 'Side A', level: 2 })).toBeVisible();
  await expect(about.locator('strong')).toHaveText('Loud');
  await expect(about.getByRole('link', { name: 'example.com/notes' })).toHaveAttribute(
    'href',
    'https://example.com/notes',
  );
});

test('the editor has no accessibility problem', async ({ page }) => {
  await openForm(page);
  const editor = getEditor(page);
  await editor.click();
  await page.getByRole('button', { name: 'Bold', exact: true }).first().click();
  await expect(editor).toBeFocused();
  await page.getByRole('button', { name: 'Link', exact: true }).first().click();
  await expect(page.getByRole('textbox', { name: 'Link address' })).toBeFocused();
  await expectAccessible(page);
});
