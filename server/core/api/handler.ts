import type { Role as ApiRole } from '#generated/definitions.ts';
import type { Currency, Language, Role } from '#generated/enums.ts';
import type { Answer, Body, OperationId, PathParams, Query } from '#generated/operation-types.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Readable } from 'node:stream';
import type { Config } from '#server/core/config/config.ts';
import type { Database } from '#server/core/database/database.ts';
import type { Jobs } from '#server/core/jobs/job-queue.ts';

export type { Answer, ApiRole, Body, OperationId, PathParams, Query };

/**
 * Contributions of modules to features of lower layers, collected by `server/app` and passed with the context. A feature
 * declares its entries by declaration merging; an entry that is not collected is a compile error.
 */
export interface Extensions {
  /** The handler of every operation. */
  readonly handlers: Handlers;
}

/** Services of handlers and jobs. */
export interface Context {
  db: Database;
  /** Database for reads that may lag (the replica, if any), except right after a write by the same browser. */
  reads: Database;
  /** Reads of the primary. Defaults to `reads`. */
  freshReads?: Database | undefined;
  config: Config;
  jobs: Jobs;
  log: FastifyBaseLogger;
  now(): Date;
  extensions: Extensions;
  /** The transaction is rolled back: no side effects outside the database. */
  isPreview?: boolean;
}

/** The signed-in account. */
export interface Account {
  id: number;
  email: string;
  name: string;
  role: Role;
  pro: boolean;
  lang: Language;
  currency: Currency;
  /** Staff: role admin or team (§3). */
  isMun: boolean;
  /** The `x-roles` of the account. */
  roles: readonly ApiRole[];
  /** Set while staff impersonates the account (read-only), until Unix seconds. */
  impersonated?: { readonly by: string; readonly until: number };
}

/** A request body as passed to handlers; binary bodies are streams. */
export type ReceivedBody<Op extends OperationId> = Body<Op> extends Blob ? Readable : Body<Op>;

/** An authorised and validated request. */
export interface Call<Op extends OperationId = OperationId> {
  operation: Op;
  params: PathParams<Op>;
  query: Query<Op>;
  body: ReceivedBody<Op>;
  headers: Readonly<Record<string, string | undefined>>;
  user: Account | undefined;
  /** Language of the account, else of the browser, else English. */
  lang: Language;
  ip: string;
  requestId: string;
  /** The audit entry that this call undoes, if any. */
  undoes?: number;
  context: Context;
  reply: { header(name: string, value: string): void; status(code: number): void };
}

/** A call without the parts that depend on its operation. */
export type AnyCall = Omit<Call, 'params' | 'query' | 'body'>;

/** Returns the described success body (`undefined` for 204) or throws a `Problem`. */
export type Handler<Op extends OperationId> = (call: Call<Op>) => Promise<Answer<Op>> | Answer<Op>;
export type Handlers = { [Op in OperationId]: Handler<Op> };
