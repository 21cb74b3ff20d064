import { CustomRoutes } from 'react-admin';
import { lazy } from 'react';
import { Route } from 'react-router-dom';

const VatReport = lazy(async () => ({ default: (await import('./VatReport.tsx')).VatReport }));

/** The report stands below the documents it adds up. */
export const reportRoutes = (
  <CustomRoutes key="reports">
    <Route path="/invoice/vat" element={<VatReport />} />
  </CustomRoutes>
);
