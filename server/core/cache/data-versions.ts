import type { Database } from '#server/core/database/database.ts';
import { getNotifications } from '#server/core/database/notifications.ts';

/** Notification channel of changes to public data: the triggers `announce_public_data` send `all` or `project:<id>`. */
const CHANNEL = 'public_data';

/** Projects whose figures changed since the last change of everything. */
const MAX_PROJECTS = 10_000;
/** Waiting time for the database, after which data counts as possibly outdated. */
const PATIENCE_MS = 500;

/** Stock and sales that a response depends on: of one project, of all projects, or of none. */
export type Figures = number | 'all' | undefined;

export interface DataVersionsOptions {
  db: Database;
  /** Whether public data changed by the clock alone between two moments, e.g. because an alert ended. */
  hasPassed(from: Date, to: Date): Promise<boolean>;
  now(): Date;
  /** How long the versions count as current after they were compared with the database. */
  currentMs?: number;
}

/**
 * Versions of the data that public pages show, for keys of caches: while a version is current and unchanged, so is the
 * data. Every process receives changes by notification. A process that does not receive them, or whose last confirmed
 * state is older than `currentMs`, has no current versions.
 */
export class DataVersions {
  readonly #options: Required<DataVersionsOptions>;
  #all = 0;
  /** Changes of stock and sales. */
  #figures = 0;
  /** Changes of stock and sales by project. */
  readonly #projects = new Map<number, number>();
  #unsubscribe: (() => void) | undefined;
  #confirmedAt = -Infinity;
  #confirmedMoment: Date | undefined;
  #confirmation: { readonly startedAt: number; readonly isCurrent: Promise<boolean> } | undefined;

  constructor({ currentMs = 1000, ...options }: DataVersionsOptions) {
    this.#options = { currentMs, ...options };
  }

  /** Version of all public data except the stock and sales of each project. */
  get all(): number {
    return this.#all;
  }

  /** Version of all public data with the stock and sales of projects. */
  of(figures: Figures): string {
    if (figures === undefined) return `${this.#all}`;
    return `${this.#all}.${figures === 'all' ? this.#figures : (this.#projects.get(figures) ?? 0)}`;
  }

  /** Whether the versions include every change that was committed more than `currentMs` ago. */
  isCurrent(): boolean | Promise<boolean> {
    if (performance.now() - this.#confirmedAt < this.#options.currentMs) return true;
    this.#confirmation ??= { startedAt: performance.now(), isCurrent: this.#confirm() };
    const { startedAt, isCurrent } = this.#confirmation;
    const patience = startedAt + PATIENCE_MS - performance.now();
    return patience > 0 && withTimeout(isCurrent, patience);
  }

  /** Makes the next `isCurrent` ask the database, so that a change by this process is seen at once. */
  expire(): void {
    this.#confirmedAt = -Infinity;
  }

  close(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    this.expire();
  }

  async #confirm(): Promise<boolean> {
    const { db, now, hasPassed } = this.#options;
    const notifications = getNotifications(db);
    this.#unsubscribe ??= notifications.subscribe(CHANNEL, {
      onMessage: (payload) => this.#change(payload),
      onListening: () => this.#changeAll(),
      onGap: () => this.expire(),
    });
    const startedAt = performance.now();
    const moment = now();
    const previousMoment = this.#confirmedMoment;
    try {
      const [isPassed] = await Promise.all([
        previousMoment !== undefined && hasPassed(previousMoment, moment),
        notifications.receiveAll(CHANNEL),
      ]);
      if (isPassed) this.#changeAll();
      this.#confirmedAt = startedAt;
      this.#confirmedMoment = moment;
      return true;
    } catch {
      return false;
    } finally {
      this.#confirmation = undefined;
    }
  }

  #change(payload: string): void {
    this.#figures += 1;
    const id = /^project:(\d+)$/.exec(payload)?.[1];
    if (id === undefined || this.#projects.size >= MAX_PROJECTS) this.#changeAll();
    else this.#projects.set(Number(id), (this.#projects.get(Number(id)) ?? 0) + 1);
  }

  #changeAll(): void {
    this.#all += 1;
    this.#projects.clear();
  }
}

/** Resolves to false when a promise takes longer than `ms`. */
async function withTimeout(promise: Promise<boolean>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

const versionsByOwner = new WeakMap<object, DataVersions>();

/** Sets the versions of the data read through `owners` (databases). */
export function setDataVersions(owners: readonly object[], versions: DataVersions): void {
  for (const owner of owners) versionsByOwner.set(owner, versions);
}

/** The versions of an owner's data, if any. */
export const getDataVersions = (owner: object): DataVersions | undefined => versionsByOwner.get(owner);
