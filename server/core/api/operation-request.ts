import type { FastifyRequest } from 'fastify';
import type { Account } from './handler.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in account; set by `authorise`. */
    account: Account | undefined;
  }
}

/** A request of an operation, by HTTP or within the process. */
export type OperationRequest = Pick<
  FastifyRequest,
  'method' | 'headers' | 'params' | 'query' | 'body' | 'ip' | 'id' | 'log' | 'account'
>;
