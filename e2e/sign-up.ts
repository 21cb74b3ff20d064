import type { APIRequestContext } from 'playwright/test';
import { newCustomer, shopUrl } from './people.ts';

/** Makes an account through the API; answers its token. */
export async function signUp(request: APIRequestContext): Promise<string> {
  const { firstname, lastname, password, email } = newCustomer();
  const data = { firstname, lastname, password, email: email.replace('@', `.${Math.random().toString(36).slice(2)}@`) };
  const answer = await request.post(shopUrl('/api/auth/signup'), { data });
  return ((await answer.json()) as { token: string }).token;
}
