/** A stand-in for Stripe's script in the browser, by Stripe's public description: its form, tokens and the 3-D Secure dialog. */
import type { Page } from 'playwright/test';
import type { StripeSimulator } from '#server/testing/stripe-simulator.sample.ts';

type Answer = Record<string, unknown>;

/** Runs in the page. Inputs are in the page instead of a frame; what is typed goes to api.stripe.com only. */
function installStripe(): void {
  const api = 'https://api.stripe.com/v1';
  const send = async (path: string, body: object) =>
    (await fetch(`${api}/${path}`, { method: 'POST', body: JSON.stringify(body) })).json() as Promise<Answer>;

  function createElement() {
    const root = document.createElement('div');
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
      readInputs: () => inputs.map(({ value }) => value),
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
      create: () => (form = createElement()),
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
      createConfirmationToken: ({ elements }: { elements: ReturnType<typeof createElements> }) =>
        send('confirmation_tokens', { inputs: elements.readInputs(), options: elements.options }),
      handleNextAction: askBank,
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
    };
    if (request.options) options.push(request.options);
    if (request.clientSecret) {
      const [id = ''] = request.clientSecret.split('_secret_');
      simulator.authenticate(id, request.outcome === 'Complete');
    }
    const [number] = request.inputs ?? [];
    const answer = number ? { confirmationToken: { id: simulator.createToken(number) } } : {};
    await route.fulfill({ json: answer, headers: { 'access-control-allow-origin': '*' } });
  });
  return { options };
}
