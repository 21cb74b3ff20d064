import { CustomRoutes } from 'react-admin';
import { lazy } from 'react';
import { Route } from 'react-router-dom';

const VatReport = lazy(async () => ({ default: (await import('./VatReport.tsx')).VatReport }));

/** Routes of the VAT report, below the list of documents. */
export const reportRoutes = (
  <CustomRoutes key="reports">
    <Route path="/invoice/vat" element={<VatReport />} />
  </CustomRoutes>
);
