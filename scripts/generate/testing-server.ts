import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Handles a request; `count` is its number, from 1. */
type Handler = (response: ServerResponse, arrival: ReceivedRequest, count: number) => unknown;

export interface TestServer extends AsyncDisposable {
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
}

/** Starts an HTTP server on a free port that allows all origins. */
export async function startServer(answer: Handler): Promise<TestServer> {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    for (const name of ['Origin', 'Methods', 'Headers']) response.setHeader(`Access-Control-Allow-${name}`, '*');
    response.setHeader('Access-Control-Expose-Headers', '*');
    if (method === 'OPTIONS' && 'access-control-request-method' in headers) return void response.end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const arrival = { method, url, headers, body: Buffer.concat(chunks).toString() };
    requests.push(arrival);
    answer(response, arrival, requests.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Responds with JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}
