import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request that reached the server. */
export interface Arrival {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Answers a request; `count` says the how many-th it is, from 1. */
type Answer = (response: ServerResponse, arrival: Arrival, count: number) => unknown;

export interface TestServer extends AsyncDisposable {
  readonly url: string;
  readonly arrivals: readonly Arrival[];
}

/** A real HTTP server on this machine, that pages of other origins may call too. */
export async function serve(answer: Answer): Promise<TestServer> {
  const arrivals: Arrival[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    for (const name of ['Origin', 'Methods', 'Headers']) response.setHeader(`Access-Control-Allow-${name}`, '*');
    response.setHeader('Access-Control-Expose-Headers', '*');
    if (method === 'OPTIONS' && 'access-control-request-method' in headers) return void response.end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const arrival = { method, url, headers, body: Buffer.concat(chunks).toString() };
    arrivals.push(arrival);
    answer(response, arrival, arrivals.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrivals,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers with JSON. */
export function answerJson(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}
