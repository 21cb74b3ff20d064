import { RouterContextProvider } from 'react-router';
import { storefrontContext } from '#storefront/app/visit/context.ts';
import { visitContext, visitMiddleware, type Visit } from '#storefront/app/visit/visit.server.ts';

/** A recorded API call; `call` is 'METHOD /path'. */
export interface Call {
  readonly call: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Responses by 'METHOD /path': a body for 200, a function of the request's body, or a Response. */
export type Answers = Readonly<Record<string, unknown>>;

/** Creates an API that responds from a table (404 for all other calls) and records its calls. */
function createTableApi(answers: Answers) {
  const calls: Call[] = [];
  const apiFetch = async (request: Request): Promise<Response> => {
    const call = `${request.method} ${new URL(request.url).pathname.replace(/^\/api/, '')}`;
    const text = await request.text();
    const isJson = request.headers.get('content-type')?.includes('json') ?? false;
    const body: unknown = text && isJson ? JSON.parse(text) : text || undefined;
    calls.push({ call, headers: request.headers, body });
    if (!Object.hasOwn(answers, call)) return problemResponse(404, 'not_found');
    const answer = answers[call];
    const result: unknown = typeof answer === 'function' ? answer(body) : answer;
    if (result instanceof Response) return result.clone();
    return result === undefined ? new Response(null, { status: 204 }) : Response.json(result);
  };
  return { apiFetch, calls, findCalls: (name: string) => calls.filter(({ call }) => call === name) };
}

/** Creates a problem response. */
export function problemResponse(status: number, code: string, members: object = {}): Response {
  const headers = { 'content-type': 'application/problem+json' };
  return Response.json({ type: 'about:blank', title: code, status, code, ...members }, { status, headers });
}

interface VisitOptions {
  readonly answers?: Answers;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly publicUrl?: string;
  readonly clientIp?: string;
}

/** Runs a request through the middleware. Returns the loader's visit and the response's cookies. */
export async function runMiddleware({ answers = {}, path = '/', headers = {}, ...options }: VisitOptions = {}) {
  const api = createTableApi(answers);
  const { publicUrl = 'https://shop.example', clientIp = '127.0.0.1' } = options;
  const context = new RouterContextProvider();
  context.set(storefrontContext, { apiFetch: api.apiFetch, nonce: 'n', publicUrl, clientIp });
  const request = new Request(publicUrl + path, { headers });
  let visit: Visit | undefined;
  const args = { request, context, params: {}, url: new URL(request.url), pattern: path };
  const response = await visitMiddleware(args, async () => {
    visit = context.get(visitContext);
    return new Response('');
  });
  return { ...api, request, context, response, visit };
}

/** As `runMiddleware`; throws when the request is redirected. */
export async function openVisit(options?: VisitOptions) {
  const { visit, ...result } = await runMiddleware(options);
  if (!visit) throw new Error('the middleware responded without calling the loader');
  return { ...result, visit };
}
