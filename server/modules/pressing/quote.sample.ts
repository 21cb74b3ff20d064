// Test data of quotes.
import type { Quote, QuoteDraftInput } from '#generated/schemas.ts';
import { sampleCatalogue, type Sample } from '#server/modules/catalogue/catalogue.sample.ts';
import { DEMO_ENTITY } from '#demo/invoicing/invoices.ts';
import { legalEntity } from '#server/modules/settings/index.ts';
import { startApi, type ApiReply, type StartApiOptions, type TestApi } from '#server/testing/start-api.ts';

/** 300 black LPs with spine sleeve, white inner sleeve and test pressings: 1,830.40 euros. */
export const LP = { format: '12_33', quantity: 300, sleeve: 'spine', inner_sleeve: 'white' } as const;
export const INES = { name: 'Inès Marchetti', email: 'ines@example.com', country_id: 'FR', lang: 'fr' } as const;

export interface SampleQuotes {
  api: TestApi;
  sample: Sample;
  createDraft(body?: Partial<QuoteDraftInput>): Promise<ApiReply<Quote>>;
  postAction(id: number, action: string, body?: unknown, as?: 'team' | 'admin'): Promise<ApiReply<Quote>>;
  read(id: number): Promise<Quote>;
  /** Creates and sends a quote; returns it with its token. */
  createSent(body?: Partial<QuoteDraftInput>): Promise<Quote & { token: string }>;
}

/** Starts an API with a seller and a catalogue. */
export async function startQuotes(options?: StartApiOptions): Promise<SampleQuotes> {
  const api = await startApi(options);
  const sample = await sampleCatalogue(api.db);
  await api.db.insert(legalEntity).values({ ...DEMO_ENTITY, valid_from: '1970-01-01' });
  const postAction: SampleQuotes['postAction'] = (id, action, body, as = 'team') =>
    api.call('POST', `/admin/quotes/${id}/${action}`, { as, ...(body !== undefined && { body }) });
  const createDraft: SampleQuotes['createDraft'] = (body = {}) =>
    api.call('POST', '/admin/quotes', { as: 'team', body: { ...INES, ...LP, ...body } });
  return {
    ...{ api, sample, postAction, createDraft },
    read: async (id) => (await api.call<Quote>('GET', `/admin/quotes/${id}`, { as: 'team' })).body,
    createSent: async (body) => {
      const { id } = (await createDraft(body)).body;
      const answer = await postAction(id, 'send', { days: 60 });
      if (answer.status !== 200) throw new Error(answer.text);
      return { ...answer.body, token: /\/quotes\/(.+)$/.exec(answer.body.accept_url ?? '')?.[1] ?? '' };
    },
  };
}
