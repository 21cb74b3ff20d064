import type { Currency } from '#generated/enums.ts';
import type { ProjectPledges } from '#generated/schemas.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Paid orders of a project in one currency; `amount` in minor units. */
export interface ProjectSales {
  readonly currency: Currency;
  readonly orders: number;
  readonly copies: number;
  readonly amount: number;
}

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    /** Sums the paid orders of a project by currency. */
    readonly readProjectSales: (db: Queryable, id: number) => Promise<readonly ProjectSales[]>;
    /** Sums the pledges of a project that are not charged yet. */
    readonly readProjectPledges: (db: Queryable, id: number) => Promise<ProjectPledges[]>;
  }
}
