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
 * What the modules bring to features of the layers below them. `server/app` collects it when the server is put together and
 * hands it to handlers and jobs with their context. A feature declares its entries by merging into this interface; entries
 * that are not collected do not compile.
 */
export interface Extensions {
  /** The handler of every operation. */
  readonly handlers: Handlers;
}

/** What every handler may use besides the request. */
export interface Context {
  db: Database;
  /** Reads that may lag a moment behind (a replica, when there is one). */
  reads: Database;
  config: Config;
  jobs: Jobs;
  log: FastifyBaseLogger;
  now(): Date;
  extensions: Extensions;
  /** The call is rolled back: nothing outside the database may be touched. */
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
  /** The words of `x-roles` that fit this account. */
  roles: readonly ApiRole[];
  /** Staff that looks in the account's place and so may only read, until a moment in Unix seconds. */
  impersonated?: { readonly by: string; readonly until: number };
}

/** A request's body as its handler gets it: bytes come as a stream, they are never whole in memory. */
export type Received<Op extends OperationId> = Body<Op> extends Blob ? Readable : Body<Op>;

/** One request, already checked against the description: roles, parameters, body. */
export interface Call<Op extends OperationId = OperationId> {
  operation: Op;
  params: PathParams<Op>;
  query: Query<Op>;
  body: Received<Op>;
  headers: Readonly<Record<string, string | undefined>>;
  user: Account | undefined;
  /** The language of the caller: the account's, else the browser's, else English. */
  lang: Language;
  ip: string;
  requestId: string;
  /** The audit entry that this call takes back, when it is made for that. */
  undoes?: number;
  context: Context;
  reply: { header(name: string, value: string): void; status(code: number): void };
}

/** What of a call any function may take, whichever operation it belongs to. */
export type AnyCall = Omit<Call, 'params' | 'query' | 'body'>;

/** Answers an operation with its described success body (`undefined` for 204), or throws a `problem`. */
export type Handler<Op extends OperationId> = (call: Call<Op>) => Promise<Answer<Op>> | Answer<Op>;
export type Handlers = { [Op in OperationId]: Handler<Op> };
