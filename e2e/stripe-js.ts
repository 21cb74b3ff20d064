/**
 * A stand-in for Stripe's script in the browser, by Stripe's public description: its form, tokens, the 3-D Secure dialog, and the
 * pages of banks.
 */
import type { Page } from 'playwright/test';
import { BANK_PAGE, type StripeSimulator } from '#server/testing/stripe-simulator.sample.ts';

type Answer = Record<string, unknown>;

/** Runs in the page. Inputs are in the page instead of a frame; what is typed goes to api.stripe.com only. */
function installStripe(): void {
  const api = 'https://api.stripe.com/v1';
  const send = async (path: string, body: object) =>
    (await fetch(`${api}/${path}`, { method: 'POST', body: JSON.stringify(body) })).json() as Promise<Answer>;

  /** Radio buttons for the methods that Stripe would show besides cards; none when there are only cards. */
  function createMethods(root: HTMLElement, types: readonly string[]): () => string {
    const others = types.filter((type) => !['card', 'link'].includes(type));
    let chosen = 'card';
    for (const type of others.length > 0 ? ['card', ...others] : []) {
      const label = document.createElement('label');
      const input = document.createElement('input');
      Object.assign(input, { type: 'radio', name: 'method', checked: type === chosen });
      input.addEventListener('change', () => (chosen = type));
      label.append(input, type);
      root.append(label);
    }
    return () => chosen;
  }

  function createElement(types: readonly string[]) {
    const root = document.createElement('div');
    const readMethod = createMethods(root, types);
    const inputs = ['Card number', 'Expiry', 'Security code'].map((name) => {
      const label = document.createElement('label');
      const input = document.createElement('input');
      label.append(name, input);
      root.append(label);
      return input;
    });
    const error = document.createElement('p');
    error.setAttribute('role', 'alert');
    root.append(error);
    const listeners: Record<string, () => void> = {};
    return {
      readMethod,
      readInputs: () => (readMethod() === 'card' ? inputs.map(({ value }) => value) : [readMethod()]),
      showError: (text: string) => (error.textContent = text),
      on: (name: string, listener: () => void) => (listeners[name] = listener),
      off: () => undefined,
      update: () => undefined,
      destroy: () => root.remove(),
      mount: (place: HTMLElement) => {
        place.append(root);
        listeners.ready?.();
      },
    };
  }

  function createElements(options: Answer) {
    let form: ReturnType<typeof createElement> | undefined;
    return {
      options,
      create: () => (form = createElement((options.allowedPaymentMethodTypes ?? []) as string[])),
      getElement: () => form,
      update: (changes: Answer) => Object.assign(options, changes),
      fetchUpdates: async () => ({}),
      readInputs: () => form?.readInputs() ?? [],
      submit: async () => {
        const isComplete = form?.readInputs().every(Boolean);
        form?.showError(isComplete ? '' : 'Your card number is incomplete.');
        return isComplete ? {} : { error: { type: 'validation_error' } };
      },
    };
  }

  /** Leaves for the page of the bank, or opens the dialog of 3-D Secure. */
  async function handleNextAction(action: { clientSecret: string }): Promise<Answer> {
    const { redirect } = await send('next_actions', action);
    if (!redirect) return askBank(action);
    location.assign(String(redirect));
    return new Promise(() => undefined);
  }

  function askBank({ clientSecret }: { clientSecret: string }): Promise<Answer> {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    return new Promise((resolve) => {
      for (const name of ['Complete', 'Fail']) {
        const button = document.createElement('button');
        button.textContent = name;
        button.addEventListener('click', () => {
          dialog.remove();
          resolve(send('authentications', { clientSecret, outcome: name }));
        });
        dialog.append(button);
      }
      dialog.showModal();
    });
  }

  const noMethod = () => Promise.reject(new Error('not part of the stand-in'));
  Object.assign(window, {
    Stripe: () => ({
      elements: createElements,
      createConfirmationToken: (form: {
        elements: ReturnType<typeof createElements>;
        params?: { return_url?: string };
      }) =>
        send('confirmation_tokens', {
          ...{ inputs: form.elements.readInputs(), options: form.elements.options },
          returnUrl: form.params?.return_url ?? null,
        }),
      handleNextAction,
      ...{ createToken: noMethod, createPaymentMethod: noMethod, confirmCardPayment: noMethod },
    }),
  });
}

/** What the stand-in was asked for: the options of its forms, by which tokens were created. */
export interface StripeScript {
  readonly options: Answer[];
}

/** Answers the requests of a page to Stripe by the simulator. */
export async function provideStripe(page: Page, simulator: StripeSimulator): Promise<StripeScript> {
  const options: Answer[] = [];
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${installStripe.toString()})()` }),
  );
  await page.route('https://api.stripe.com/v1/**', async (route) => {
    const request = JSON.parse(route.request().postData() ?? '{}') as {
      inputs?: string[];
      options?: Answer;
      clientSecret?: string;
      outcome?: string;
      returnUrl?: string | null;
    };
    if (request.options) options.push(request.options);
    const [id = ''] = request.clientSecret?.split('_secret_') ?? [];
    if (request.outcome) simulator.authenticate(id, request.outcome === 'Complete');
    const { redirect_to_url: next } = (simulator.findIntent(id)?.next_action ?? {}) as Record<string, { url?: string }>;
    const [number] = request.inputs ?? [];
    const token = number && { confirmationToken: { id: simulator.createToken(number, request.returnUrl) } };
    const answer = { redirect: next?.url, ...(token || {}) };
    await route.fulfill({ json: answer, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.route(`${BANK_PAGE}/**`, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const id = pathname.split('/').at(-1) ?? '';
    const outcome = searchParams.get('outcome');
    if (!outcome) return route.fulfill({ contentType: 'text/html', body: BANK_HTML });
    simulator.authenticate(id, outcome === 'pay');
    return route.fulfill({ status: 302, headers: { location: simulator.getReturnUrl(id) } });
  });
  return { options };
}

const BANK_HTML = `<!doctype html><html lang="en"><title>Bank</title><h1>Bank</h1>
<a href="?outcome=pay">Approve</a> <a href="?outcome=cancel">Cancel</a>`;
