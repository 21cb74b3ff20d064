import type { RateTable } from '#generated/enums/RateTable.ts';

/** The import of a table of rates. */
export const rateImports = (table: RateTable) => ({
  operation: 'adminImportRates',
  page: async () => {
    const { ImportRates } = await import('./ImportRates.tsx');
    return () => <ImportRates table={table} />;
  },
});
