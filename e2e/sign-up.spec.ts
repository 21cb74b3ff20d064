/** Sign-up with confirmation by mail. */
import { expect, type Page, test } from 'playwright/test';
import { findViolations, VIEWPORTS } from './axe.ts';
import { createCustomer, shopUrl } from './people.ts';
import { readConfirmationPath, readMails } from './sign-up.ts';

/** Creates the data of a unique visitor. */
const createVisitor = (name: string) => {
  const customer = createCustomer();
  return { ...customer, email: customer.email.replace('@', `.${name}@`) };
};

async function fillSignUp(page: Page, { firstname, lastname, email, password }: ReturnType<typeof createVisitor>) {
  const form = page.getByRole('form', { name: 'Sign up' });
  await form.getByLabel('First name').fill(firstname);
  await form.getByLabel('Last name').fill(lastname);
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await form.getByRole('button', { name: 'Create my account' }).click();
}

const inbox = (page: Page) => page.getByRole('heading', { name: 'Check your inbox' });

for (const { colorScheme, width, height } of VIEWPORTS) {
  test(`a sign-up is confirmed by mail, keeps the cart and continues, ${colorScheme}, ${width} wide`, async ({
    browser,
  }) => {
    const customer = createVisitor(colorScheme);
    const context = await browser.newContext({ colorScheme, viewport: { width, height } });
    const page = await context.newPage();
    await page.goto(shopUrl('/vinyl/120'));
    await page
      .getByRole('button', { name: /add to cart|pre-order/i })
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'Cart, 1 item', includeHidden: true })).toBeVisible();

    await page.goto(shopUrl('/sign?tab=sign_up&redirect=/cart'));
    await fillSignUp(page, customer);
    await expect(inbox(page)).toBeFocused();
    await expect(page.getByRole('main')).toContainText(customer.email);
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('inbox.png') });

    // two requests in quick succession send one mail
    await readConfirmationPath(customer.email);
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('Sent again.', { exact: true })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    const path = await readConfirmationPath(customer.email, 2);
    expect(await readMails(customer.email)).toHaveLength(2);

    // opening the link, as mail scanners do, does not confirm
    expect((await context.request.get(shopUrl(path))).status()).toBe(200);
    await page.goto(shopUrl(path));
    await expect(page.getByRole('heading', { level: 1, name: 'Confirm your e-mail' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('confirm.png') });
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    await expect(page).toHaveURL(shopUrl('/cart'));
    await expect(page.getByRole('link', { name: 'Cart, 1 item', includeHidden: true })).toBeVisible();
    await page.goto(shopUrl('/my-account'));
    await expect(page.getByRole('heading', { name: /Clara Testard/ })).toBeVisible();

    await page.goto(shopUrl(path));
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Already confirmed' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('again.png') });
    await page.goto(shopUrl(`${path}x`));
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('sign up again');
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('unknown.png') });
    await context.close();
  });
}

test('the panel shows the same for an existing account, whose owner gets a mail', async ({ page }) => {
  await page.goto(shopUrl('/about'));
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await fillSignUp(page, { ...createVisitor('panel'), email: 'pro@example.com' });
  await expect(inbox(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('pro@example.com');
  expect(await findViolations(page)).toEqual([]);
  await expect.poll(async () => (await readMails('pro@example.com')).join('')).toContain('/sign');
  expect((await readMails('pro@example.com')).join('')).not.toContain('/confirm-email/');
  await page.getByRole('link', { name: 'Use another e-mail' }).click();
  await expect(page.getByRole('form', { name: 'Sign up' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a confirmation mail is resent and confirmed', async ({ page }) => {
    const customer = createVisitor('plain');
    await page.goto(shopUrl('/sign?tab=sign_up&redirect=/about'));
    await fillSignUp(page, customer);
    await expect(inbox(page)).toBeVisible();
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('Sent again.', { exact: true })).toBeVisible();
    await page.goto(shopUrl(await readConfirmationPath(customer.email)));
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    await expect(page).toHaveURL(shopUrl('/about'));
    await page.goto(shopUrl('/my-account'));
    await expect(page.getByRole('heading', { name: /Clara Testard/ })).toBeVisible();
  });
});

test('in French the mail and its page are French', async ({ page }) => {
  const customer = createVisitor('fr');
  await page.goto(shopUrl('/fr/sign?tab=sign_up'));
  const form = page.getByRole('form', { name: 'Inscription' });
  await form.getByLabel('Prénom').fill(customer.firstname);
  await form.getByLabel(/^Nom/).fill(customer.lastname);
  await form.getByLabel('E-mail').fill(customer.email);
  await form.getByRole('textbox', { name: 'Mot de passe', exact: true }).fill(customer.password);
  await form.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByRole('heading', { name: 'Consultez votre boîte de réception' })).toBeVisible();
  const path = await readConfirmationPath(customer.email);
  expect(path).toMatch(/^\/fr\/confirm-email\//);
  await page.goto(shopUrl(path));
  await page.getByRole('button', { name: 'Confirmer et me connecter' }).click();
  await expect(page).toHaveURL(shopUrl('/fr/my-account'));
});
