// Shops shared by the tests of every action. Each is started on first use.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ActionDefinition } from '#generated/definitions.ts';
import { resources } from '#generated/resources.ts';
import { type SampleSubscriptions, startSubscriptions } from '#server/modules/subscriptions/boxes.sample.ts';
import { type SampleDispatch, startDispatch } from '#server/modules/fulfilment/dispatch.sample.ts';
import { type DraftDesk, startDesk } from '#server/modules/orders/manual-orders/draft.sample.ts';
import { type SampleQuotes, startQuotes } from '#server/modules/pressing/quote.sample.ts';
import type { TestApi } from './start-api.ts';

const START = {
  shop: (): Promise<SampleDispatch> => startDispatch(),
  boxes: (): Promise<SampleSubscriptions> => startSubscriptions(),
  desk: (): Promise<DraftDesk> => startDesk(),
  quotes: (): Promise<SampleQuotes> => startQuotes(),
};

export type ActionFixtures = typeof START & {
  /** The address of a partner's API that accepts every request. */
  partner(): Promise<string>;
  close(): Promise<void>;
};

/** Creates the fixtures; `close` stops those that were started. */
export function createActionFixtures(): ActionFixtures {
  const started = new Map<string, Promise<{ api: TestApi }>>();
  let partner: Server | undefined;
  const once =
    <Fixture extends { api: TestApi }>(name: string, start: () => Promise<Fixture>) =>
    (): Promise<Fixture> => {
      const fixture = (started.get(name) as Promise<Fixture> | undefined) ?? start();
      started.set(name, fixture);
      return fixture;
    };
  return {
    shop: once('shop', START.shop),
    boxes: once('boxes', START.boxes),
    desk: once('desk', START.desk),
    quotes: once('quotes', START.quotes),
    partner: async () => {
      partner ??= createServer((request, reply) => request.resume().on('end', () => reply.writeHead(201).end('{}')));
      if (!partner.listening) await new Promise<void>((done) => partner?.listen(0, '127.0.0.1', done));
      return `http://127.0.0.1:${(partner.address() as AddressInfo).port}/orders`;
    },
    close: async () => {
      partner?.close();
      for (const fixture of started.values()) await (await fixture).api.close();
    },
  };
}

/** All actions of the description. */
export const ACTIONS: readonly (ActionDefinition & { resource: string })[] = Object.values(resources).flatMap(
  ({ name, actions }) => (actions as readonly ActionDefinition[]).map((action) => ({ ...action, resource: name })),
);
