// Simulator of Stripe's API on the loopback, built from its public description. Keeps customers, payment methods, tokens, intents, refunds,
// disputes and payouts; answers by idempotency key; signs webhooks. It can be slow, fail, and lose answers after the work is done.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StripeConfig } from '#server/core/config/stripe-config.ts';

type Fields = Record<string, unknown>;
type Behaviour = { readonly decline?: readonly [code: string, declineCode?: string] } & Readonly<
  Partial<Record<'secured' | 'securedAlways' | 'chargeFails' | 'refundFails' | 'refundPending' | 'processing', boolean>>
> & {
    /** Other methods than cards; `processing` ones are debited later, the others on a page of the bank. */
    readonly type?: BankMethod;
  };

/** Methods of banks, for euros only. */
const BANK_METHODS = ['ideal', 'bancontact', 'sepa_debit'] as const;
export type BankMethod = (typeof BANK_METHODS)[number];

/** Stripe's test payment methods by their card number and behaviour. */
const TEST_METHODS: Readonly<Partial<Record<string, readonly [number: string, behaviour: Behaviour]>>> = {
  pm_card_visa: ['4242424242424242', {}],
  pm_card_visa_chargeDeclined: ['4000000000000002', { decline: ['card_declined', 'generic_decline'] }],
  pm_card_visa_chargeDeclinedInsufficientFunds: [
    '4000000000009995',
    { decline: ['card_declined', 'insufficient_funds'] },
  ],
  pm_card_chargeDeclinedExpiredCard: ['4000000000000069', { decline: ['expired_card'] }],
  pm_card_chargeDeclinedIncorrectCvc: ['4000000000000127', { decline: ['incorrect_cvc'] }],
  pm_card_authenticationRequiredOnSetup: ['4000002500003155', { secured: true }],
  pm_card_authenticationRequired: ['4000000000003220', { secured: true, securedAlways: true }],
  pm_card_chargeCustomerFail: ['4000000000000341', { chargeFails: true }],
  pm_card_refundFail: ['4000000000005126', { refundFails: true }],
  pm_card_pendingRefund: ['4000000000007726', { refundPending: true }],
  pm_debit_processing: ['4000000000000077', { processing: true }],
  pm_ideal: ['ideal', { type: 'ideal' }],
  pm_bancontact: ['bancontact', { type: 'bancontact' }],
  pm_sepa_debit: ['sepa_debit', { type: 'sepa_debit', processing: true }],
};

/** The pages of banks, each below by the id of its payment. */
export const BANK_PAGE = 'https://hooks.stripe.com/redirect';
/** Where the payment page of a shop has tokens return to, unless a test says otherwise. */
const RETURN_URL = 'https://shop.test/payment/return';

interface Method {
  readonly id: string;
  readonly last4: string;
  readonly behaviour: Behaviour;
  customer: string | null;
}

interface Intent extends Fields {
  readonly id: string;
  status: string;
  payment_method: string | null;
  customer: string | null;
  last_payment_error: Fields | null;
  latest_charge: Fields | null;
  next_action?: Fields | null;
}

/** A change of the balance. */
interface Transaction extends Fields {
  readonly amount: number;
  readonly currency: string;
  readonly source: Fields;
  /** The payout that contains it. */
  payout?: string;
}

/** Fee of a charge in minor units. */
const computeFee = (amount: number): number => Math.round(amount * 0.015) + 25;

/** Entries of a page; short, so that few entries need several pages. */
const PAGE = 3;

/** Codes of errors of Stripe's. */
const [MISSING, UNEXPECTED_STATE] = ['resource_missing', 'payment_intent_unexpected_state'];
const CUSTOMER_CANCELLED = 'payment_method_customer_decline';
const SETUP_NOT_AUTHENTICATED = 'setup_intent_authentication_failure';

/** An error with the status and body of Stripe's. */
class StripeProblem extends Error {
  readonly status: number;
  readonly body: Fields;
  constructor(status: number, body: Fields) {
    super(String(body.message ?? body.code));
    this.status = status;
    this.body = { message: this.message, ...body };
  }
}

interface StoredAnswer {
  readonly hash: string;
  /** Undefined while the first request is running. */
  answer?: { status: number; body: Fields };
}

/** A request as the simulator received it. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

export interface StripeSimulator {
  /** Connects a shop with the simulator, as configuration and as environment variables. */
  readonly config: StripeConfig;
  readonly env: Readonly<Record<string, string>>;
  /** All requests, oldest first. */
  readonly requests: ReceivedRequest[];
  /** Events that happened, oldest first; delivered by the test. */
  readonly events: Fields[];
  /** Loses the answers of matching requests after the work is done; undefined loses none. */
  losing: ((request: ReceivedRequest) => boolean) | undefined;
  /** Refuses matching requests with 500 before any work. */
  failing: ((request: ReceivedRequest) => boolean) | undefined;
  /** Delay of each answer in ms. */
  delay: number;
  /** The token that Stripe's form creates for a card number or method in the browser; it can be used once. */
  createToken(number: string, returnUrl?: string | null): string;
  /** Saves a card by its number for off-session charges, and returns its payment method. */
  saveCard(number: string): string;
  findIntent(id: string): Intent | undefined;
  listIntents(): Intent[];
  listRefunds(): Fields[];
  /** The customer's answer on the 3-D Secure page of a payment or set-up, or on the page of the bank. */
  authenticate(id: string, isSuccessful: boolean): void;
  /** The address that the page of the bank sends the customer back to. */
  getReturnUrl(id: string): string;
  /** The bank's answer to a payment in process. */
  finishPayment(id: string, isSuccessful: boolean): void;
  /** Ends refunds with a status: pending ones by default. */
  finishRefunds(status?: 'succeeded' | 'failed', from?: 'pending' | 'succeeded'): void;
  openDispute(intent: string, reason?: string): Fields;
  closeDispute(id: string, status: 'won' | 'lost'): void;
  /** Pays out what is due in a currency; `rates` has those of other currencies that are converted to it. */
  addPayout(currency?: string, rates?: Readonly<Partial<Record<string, number>>>): Fields;
  /** The body and `stripe-signature` header of an event; `at` in Unix seconds. */
  signEvent(event: Fields, at?: number, secret?: string): { body: string; signature: string };
  close(): Promise<void>;
}

const API_VERSION = '2026-10-28.endive';

/** Parses a form body with nested names (`metadata[key]`, `expand[0]`). */
export function parseStripeForm(body: string): Fields {
  const root: Fields = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const parts = name.split(/[[\]]+/).filter(Boolean);
    let target = root;
    for (const part of parts.slice(0, -1)) target = (target[part] ??= {}) as Fields;
    target[parts.at(-1) ?? name] = value;
  }
  return root;
}

export async function startStripeSimulator(): Promise<StripeSimulator> {
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`;
  const methods = new Map<string, Method>();
  const customers = new Map<string, Fields>();
  const intents = new Map<string, Intent>();
  const setups = new Map<string, Intent>();
  /** Payment methods and addresses to return to by confirmation token. */
  const tokens = new Map<string, { readonly method: string; readonly returnUrl: string | null }>();
  /** Where the page of the bank returns to, by intent. */
  const returnUrls = new Map<string, string>();
  const refunds = new Map<string, Fields>();
  const disputes = new Map<string, Fields>();
  const payouts = new Map<string, Fields>();
  const transactions: Transaction[] = [];
  const answers = new Map<string, StoredAnswer>();
  const requests: ReceivedRequest[] = [];
  const events: Fields[] = [];
  let created = Math.floor(Date.now() / 1000);
  const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

  const publish = (type: string, object: Fields) =>
    events.push({
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: (created += 1),
      type,
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: null,
    });

  const missing = (what: string, id: string) =>
    new StripeProblem(404, {
      type: 'invalid_request_error',
      code: MISSING,
      message: `No such ${what}: ${id}`,
    });
  const cardError = (code: string, declineCode: string | undefined, intent: Intent, kind: string) =>
    new StripeProblem(402, {
      ...{ type: 'card_error', code, decline_code: declineCode, message: 'Your card was declined.' },
      [kind]: structuredClone(intent),
    });
  const unexpectedState = (intent: Intent) =>
    new StripeProblem(400, {
      ...{ type: 'invalid_request_error', code: UNEXPECTED_STATE },
      ...{ message: `The intent has the status ${intent.status}.`, payment_intent: structuredClone(intent) },
    });

  function findMethod(id: unknown): Method {
    const stored = methods.get(String(id));
    if (stored) return stored;
    const [number, behaviour] = TEST_METHODS[String(id)] ?? [];
    if (!number || !behaviour) throw missing('PaymentMethod', String(id));
    const method: Method = { id: newId('pm'), last4: number.slice(-4), behaviour, customer: null };
    methods.set(method.id, method);
    return method;
  }
  function createMethod(number: string): Method {
    const digits = BANK_METHODS.find((name) => name === number) ?? number.replaceAll(/\D/g, '');
    const [name] = Object.entries(TEST_METHODS).find(([, method]) => method?.[0] === digits) ?? [];
    if (!name) throw new Error(`${number} is no test card`);
    return findMethod(name);
  }
  /** The payment method of a request, and where its token returns to; a confirmation token is used up. */
  function takeSource({ payment_method, confirmation_token, return_url }: Fields, known?: string | null) {
    if (confirmation_token === undefined) return { method: findMethod(payment_method ?? known), returnUrl: return_url };
    const token = String(confirmation_token);
    const { method, returnUrl } = findIn(tokens, 'ConfirmationToken', token);
    tokens.delete(token);
    return { method: findMethod(method), returnUrl: return_url ?? returnUrl };
  }
  const toWireMethod = ({ id, last4, customer, behaviour }: Method): Fields => ({
    ...{ id, object: 'payment_method', type: behaviour.type ?? 'card', customer },
    ...(behaviour.type ? { [behaviour.type]: {} } : { card: { brand: 'visa', last4, exp_month: 12, exp_year: 2034 } }),
  });
  const findIn = <Stored>(map: Map<string, Stored>, what: string, id: string): Stored => {
    const stored = map.get(id);
    if (!stored) throw missing(what, id);
    return stored;
  };

  function addTransaction(reporting_category: string, amount: number, currency: unknown, source: Fields): void {
    const fee = reporting_category === 'charge' ? computeFee(amount) : 0;
    transactions.push({
      ...{ id: newId('txn'), object: 'balance_transaction', type: reporting_category, reporting_category },
      ...{ amount, fee, net: amount - fee, currency: String(currency), source, created, description: null },
    });
  }

  const toDetails = ({ last4, behaviour: { type } }: Method): Fields =>
    type ? { type, [type]: {} } : { type: 'card', card: { brand: 'visa', last4 } };

  function succeed(intent: Intent, method: Method): void {
    intent.status = 'succeeded';
    intent.last_payment_error = null;
    if (intent.setup_future_usage) method.customer = intent.customer;
    intent.latest_charge = {
      ...{ id: newId('ch'), object: 'charge', payment_intent: intent.id },
      ...{ amount: intent.amount, currency: intent.currency },
      payment_method_details: toDetails(method),
    };
    intent.next_action = null;
    addTransaction('charge', Number(intent.amount), intent.currency, intent.latest_charge);
    publish('payment_intent.succeeded', intent);
  }

  function declineIntent(intent: Intent, code: string, declineCode?: string): void {
    intent.status = 'requires_payment_method';
    intent.last_payment_error = {
      ...{ type: 'card_error', code, decline_code: declineCode },
      ...(intent.payment_method && { payment_method: toWireMethod(findMethod(intent.payment_method)) }),
    };
    Object.assign(intent, { payment_method: null, next_action: null });
    publish('payment_intent.payment_failed', intent);
  }

  function confirmIntent(intent: Intent, { off_session, ...source }: Fields): Intent {
    if (!['requires_payment_method', 'requires_confirmation'].includes(intent.status)) throw unexpectedState(intent);
    const refused = (message: string) => new StripeProblem(400, { type: 'invalid_request_error', message });
    const { method, returnUrl } = takeSource(source, intent.payment_method);
    const { type } = method.behaviour;
    const isRedirecting = (intent.automatic_payment_methods as Fields).allow_redirects === 'always';
    if (isRedirecting && !returnUrl) throw refused('A return_url is required: some methods leave the page.');
    if (type && !isRedirecting) throw refused(`${type} leaves the page.`);
    if (type && intent.currency !== 'eur') throw refused(`${type} needs euros.`);
    if (method.customer && method.customer !== intent.customer)
      throw refused('The payment method has another customer.');
    intent.payment_method = method.id;
    const { decline, chargeFails, secured, securedAlways, processing } = method.behaviour;
    const refusal = decline ?? (chargeFails ? (['card_declined', 'generic_decline'] as const) : undefined);
    if (refusal) {
      declineIntent(intent, ...refusal);
      throw cardError(refusal[0], refusal[1], intent, 'payment_intent');
    }
    const isAuthenticated = method.customer !== null && off_session === 'true' && !securedAlways;
    if (type && !processing) {
      const redirect = { url: `${BANK_PAGE}/${intent.id}`, return_url: String(returnUrl) };
      returnUrls.set(intent.id, redirect.return_url);
      intent.next_action = { type: 'redirect_to_url', redirect_to_url: redirect };
      intent.status = 'requires_action';
      publish('payment_intent.requires_action', intent);
    } else if (secured && !isAuthenticated) {
      if (off_session === 'true') {
        declineIntent(intent, 'authentication_required', 'authentication_required');
        throw cardError('authentication_required', 'authentication_required', intent, 'payment_intent');
      }
      intent.status = 'requires_action';
      publish('payment_intent.requires_action', intent);
    } else if (processing) {
      intent.status = 'processing';
      publish('payment_intent.processing', intent);
    } else succeed(intent, method);
    return intent;
  }

  function cancelIntent(intent: Intent, kind = 'payment_intent'): Intent {
    if (['succeeded', 'processing', 'canceled'].includes(intent.status)) throw unexpectedState(intent);
    intent.status = 'canceled';
    publish(`${kind}.canceled`, intent);
    return intent;
  }

  function createIntent(fields: Fields): Intent {
    const id = newId('pi');
    const intent: Intent = {
      ...{ id, object: 'payment_intent', amount: Number(fields.amount), currency: fields.currency },
      ...{ client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`, metadata: fields.metadata ?? {} },
      ...{ customer: (fields.customer as string | undefined) ?? null, payment_method: null, latest_charge: null },
      setup_future_usage: fields.setup_future_usage ?? null,
      automatic_payment_methods: fields.automatic_payment_methods ?? {},
      ...{ status: 'requires_payment_method', last_payment_error: null, created },
    };
    intents.set(id, intent);
    publish('payment_intent.created', intent);
    return intent;
  }

  function createSetup(fields: Fields): Fields {
    const { method } = takeSource(fields);
    const id = newId('seti');
    const setup: Intent = {
      ...{ id, object: 'setup_intent', client_secret: `${id}_secret_${randomBytes(8).toString('hex')}` },
      ...{ customer: (fields.customer as string | undefined) ?? null, payment_method: method.id },
      ...{ status: 'requires_confirmation', last_payment_error: null, latest_charge: null, last_setup_error: null },
      metadata: fields.metadata ?? {},
    };
    setups.set(id, setup);
    if (method.behaviour.decline) {
      const [code, declineCode] = method.behaviour.decline;
      setup.status = 'requires_payment_method';
      setup.last_setup_error = { type: 'card_error', code, decline_code: declineCode };
      throw cardError(code, declineCode, setup, 'setup_intent');
    }
    if (method.behaviour.secured) setup.status = 'requires_action';
    else saveMethod(setup, method);
    return expandMethod(setup);
  }
  function saveMethod(setup: Intent, method: Method): void {
    setup.status = 'succeeded';
    method.customer = setup.customer;
    publish('setup_intent.succeeded', setup);
  }
  const expandMethod = (intent: Intent): Fields => ({
    ...intent,
    payment_method: intent.payment_method && toWireMethod(findMethod(intent.payment_method)),
  });

  function createRefund(fields: Fields): Fields {
    const intent = findIn(intents, 'PaymentIntent', String(fields.payment_intent));
    if (intent.status !== 'succeeded') throw unexpectedState(intent);
    const refused = (code: string) => new StripeProblem(400, { type: 'invalid_request_error', code });
    if ([...disputes.values()].some((dispute) => dispute.payment_intent === intent.id && dispute.status !== 'won'))
      throw refused('charge_disputed');
    const refunded = [...refunds.values()]
      .filter((refund) => refund.payment_intent === intent.id && refund.status !== 'failed')
      .reduce((sum, { amount }) => sum + Number(amount), 0);
    const amount = Number(fields.amount);
    if (refunded + amount > Number(intent.amount)) throw refused('charge_already_refunded');
    const { refundFails, refundPending } = findMethod(intent.payment_method).behaviour;
    const status = refundFails ? 'failed' : refundPending ? 'pending' : 'succeeded';
    const id = newId('re');
    const refund = {
      ...{ id, object: 'refund', amount, currency: intent.currency, payment_intent: intent.id, status },
      metadata: fields.metadata ?? {},
    };
    refunds.set(id, refund);
    if (!refundFails) addTransaction('refund', -amount, intent.currency, refund);
    publish('refund.created', refund);
    if (refundFails) publish('refund.failed', refund);
    return refund;
  }

  /** A page of the transactions of a payout, newest first. */
  function listTransactions(query: URLSearchParams): Fields {
    const all = transactions.filter(({ payout }) => payout === query.get('payout')).reverse();
    const start = all.findIndex(({ id }) => id === query.get('starting_after')) + 1;
    const limit = Math.min(Number(query.get('limit') ?? PAGE), PAGE);
    const isExpanded = [...query.values()].includes('data.source');
    const data = all
      .slice(start, start + limit)
      .map((entry) => (isExpanded ? entry : { ...entry, source: entry.source.id }));
    return { object: 'list', url: '/v1/balance_transactions', has_more: all.length > start + limit, data };
  }

  function createPayout(currency: string, rates: Readonly<Partial<Record<string, number>>>): Fields {
    const id = newId('po');
    let amount = 0;
    for (const entry of transactions) {
      const rate = entry.currency === currency ? 1 : rates[entry.currency];
      if (entry.payout || !rate) continue;
      const [gross, fee] = [Math.round(entry.amount * rate), Math.round(Number(entry.fee) * rate)];
      Object.assign(entry, { payout: id, currency, amount: gross, fee, net: gross - fee });
      amount += gross - fee;
    }
    const payout = {
      ...{ id, object: 'payout', amount, currency, status: 'paid', automatic: true, description: 'STRIPE PAYOUT' },
      ...{ arrival_date: created, reconciliation_status: 'completed' },
    };
    payouts.set(id, payout);
    const transfer = { type: 'payout', reporting_category: 'payout', amount: -amount, fee: 0, net: -amount };
    transactions.push({
      id: newId('txn'),
      object: 'balance_transaction',
      ...transfer,
      currency,
      source: payout,
      payout: id,
    });
    publish('payout.paid', payout);
    publish('payout.reconciliation_completed', payout);
    return payout;
  }

  function answerRequest(method: string, path: string, query: URLSearchParams, fields: Fields): Fields {
    const [, kind = '', id = '', verb = ''] = path.split('/').slice(1);
    const route = `${method} ${kind}${id && '/id'}${verb && `/${verb}`}`;
    const expanded = [...query.values(), ...Object.values(fields.expand ?? {})];
    const expand = (intent: Intent) => (expanded.includes('payment_method') ? expandMethod(intent) : intent);
    const routes: Readonly<Partial<Record<string, () => Fields>>> = {
      'POST payment_intents': () => createIntent(fields),
      'GET payment_intents/id': () => expand(findIn(intents, 'PaymentIntent', id)),
      'POST payment_intents/id/confirm': () => expand(confirmIntent(findIn(intents, 'PaymentIntent', id), fields)),
      'POST payment_intents/id/cancel': () => expand(cancelIntent(findIn(intents, 'PaymentIntent', id))),
      'POST setup_intents': () => createSetup(fields),
      'POST setup_intents/id/cancel': () => cancelIntent(findIn(setups, 'SetupIntent', id), 'setup_intent'),
      'GET setup_intents/id': () => expandMethod(findIn(setups, 'SetupIntent', id)),
      'POST customers': () => {
        const customer = { id: newId('cus'), object: 'customer', metadata: fields.metadata ?? {} };
        customers.set(customer.id, customer);
        return customer;
      },
      'GET payment_methods/id': () => toWireMethod(findMethod(id)),
      'POST payment_methods/id/detach': () => {
        const card = findIn(methods, 'PaymentMethod', id);
        if (!card.customer)
          throw new StripeProblem(400, {
            type: 'invalid_request_error',
            message: 'The payment method is not attached.',
          });
        card.customer = null;
        return toWireMethod(card);
      },
      'POST refunds': () => createRefund(fields),
      'GET refunds': () => ({
        ...{ object: 'list', url: '/v1/refunds', has_more: false },
        data: [...refunds.values()].filter((refund) => refund.payment_intent === query.get('payment_intent')).reverse(),
      }),
      'GET refunds/id': () => findIn(refunds, 'Refund', id),
      'GET payouts/id': () => findIn(payouts, 'Payout', id),
      'GET balance_transactions': () => listTransactions(query),
      'GET disputes/id': () => findIn(disputes, 'Dispute', id),
      'POST disputes/id': () => {
        const dispute = findIn(disputes, 'Dispute', id);
        Object.assign(dispute, {
          evidence: fields.evidence,
          ...(fields.submit === 'true' && { status: 'under_review' }),
        });
        return dispute;
      },
      'POST disputes/id/close': () => {
        const dispute = findIn(disputes, 'Dispute', id);
        dispute.status = 'lost';
        publish('charge.dispute.closed', dispute);
        return dispute;
      },
    };
    const answer = routes[route];
    if (!answer)
      throw new StripeProblem(404, { type: 'invalid_request_error', message: `Unrecognized request ${route}` });
    return answer();
  }

  const hash = (text: string) => createHash('sha256').update(text).digest('hex');

  function runOnce(request: ReceivedRequest, url: URL, key: string | undefined): { status: number; body: Fields } {
    const run = () => {
      try {
        const body = answerRequest(request.method, url.pathname, url.searchParams, parseStripeForm(request.body));
        return { status: 200, body: structuredClone(body) };
      } catch (error) {
        if (error instanceof StripeProblem) return { status: error.status, body: { error: error.body } };
        throw error;
      }
    };
    if (!key) return run();
    const requestHash = hash(`${request.method} ${request.path} ${request.body}`);
    const stored = answers.get(key);
    if (stored && stored.hash !== requestHash)
      return {
        status: 400,
        body: { error: { type: 'idempotency_error', message: 'The key was used for another request.' } },
      };
    const answer = stored?.answer ?? run();
    answers.set(key, { hash: requestHash, answer });
    return answer;
  }

  async function receive(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const url = new URL(incoming.url ?? '/', 'http://stripe.test');
    const request = { method: incoming.method ?? '', path: url.pathname, body: Buffer.concat(chunks).toString() };
    requests.push(request);
    const send = (status: number, body: Fields) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') });
      response.end(JSON.stringify(body));
    };
    if (!incoming.headers.authorization?.startsWith('Bearer sk_'))
      return send(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' } });
    if (incoming.headers['stripe-version'] !== API_VERSION)
      return send(400, { error: { type: 'invalid_request_error', message: 'Another API version.' } });
    if (simulator.failing?.(request)) return send(500, { error: { type: 'api_error', message: 'Unavailable.' } });
    const { status, body } = runOnce(request, url, incoming.headers['idempotency-key'] as string | undefined);
    if (simulator.delay > 0) await new Promise((resolve) => setTimeout(resolve, simulator.delay));
    if (simulator.losing?.(request)) return void incoming.socket.destroy();
    send(status, body);
  }

  const server = createServer((incoming, response) => void receive(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { secretKey: 'sk_test_simulator', publishableKey: 'pk_test_simulator' };
  const simulator: StripeSimulator = {
    config: { ...keys, webhookSecret, apiUrl },
    env: {
      ...{ STRIPE_SECRET_KEY: keys.secretKey, STRIPE_PUBLISHABLE_KEY: keys.publishableKey },
      ...{ STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl },
    },
    requests,
    events,
    losing: undefined,
    failing: undefined,
    delay: 0,
    createToken: (number, returnUrl = RETURN_URL) => {
      const token = newId('ctoken');
      tokens.set(token, { method: createMethod(number).id, returnUrl });
      return token;
    },
    saveCard: (number) => {
      const method = createMethod(number);
      method.customer = newId('cus');
      customers.set(method.customer, { id: method.customer, object: 'customer' });
      return method.id;
    },
    findIntent: (id) => intents.get(id),
    listIntents: () => [...intents.values()],
    listRefunds: () => [...refunds.values()],
    authenticate: (id, isSuccessful) => {
      const setup = setups.get(id);
      const intent = setup ?? findIn(intents, 'PaymentIntent', id);
      if (intent.status !== 'requires_action') return;
      const method = findMethod(intent.payment_method);
      if (isSuccessful) return setup ? saveMethod(setup, method) : succeed(intent, method);
      if (!setup)
        return declineIntent(
          intent,
          method.behaviour.type ? CUSTOMER_CANCELLED : 'payment_intent_authentication_failure',
        );
      setup.status = 'requires_payment_method';
      setup.last_setup_error = { type: 'card_error', code: SETUP_NOT_AUTHENTICATED };
    },
    getReturnUrl: (id) => {
      const { client_secret, status } = findIn(intents, 'PaymentIntent', id);
      const url = new URL(findIn(returnUrls, 'return_url', id));
      url.searchParams.set('payment_intent', id);
      url.searchParams.set('payment_intent_client_secret', String(client_secret));
      url.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'failed');
      return url.href;
    },
    finishPayment: (id, isSuccessful) => {
      const intent = findIn(intents, 'PaymentIntent', id);
      if (isSuccessful) succeed(intent, findMethod(intent.payment_method));
      else declineIntent(intent, 'card_declined', 'generic_decline');
    },
    finishRefunds: (status = 'succeeded', from = 'pending') => {
      for (const refund of refunds.values()) {
        if (refund.status !== from) continue;
        refund.status = status;
        publish(status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
      }
    },
    openDispute: (payment_intent, reason = 'fraudulent') => {
      const { amount, currency } = findIn(intents, 'PaymentIntent', payment_intent);
      const dispute: Fields = {
        ...{ id: newId('du'), object: 'dispute', payment_intent, amount, currency, reason, status: 'needs_response' },
        evidence_details: { due_by: created + 9 * 86_400 },
      };
      disputes.set(String(dispute.id), dispute);
      addTransaction('dispute', -Number(amount), currency, dispute);
      publish('charge.dispute.created', dispute);
      return dispute;
    },
    closeDispute: (id, status) => {
      const dispute = findIn(disputes, 'Dispute', id);
      dispute.status = status;
      if (status === 'won') addTransaction('dispute_reversal', Number(dispute.amount), dispute.currency, dispute);
      publish('charge.dispute.closed', dispute);
    },
    addPayout: (currency = 'eur', rates = {}) => createPayout(currency, rates),
    signEvent: (event, at = Math.floor(Date.now() / 1000), secret = webhookSecret) => {
      const body = JSON.stringify(event);
      const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
      return { body, signature: `t=${at},v1=${signature}` };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return simulator;
}
