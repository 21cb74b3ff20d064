import { getTrackingLink } from '#domain/fulfilment/carriers.ts';
import { carriers } from '#server/modules/pricing/index.ts';
import { defineResource } from '#server/resources/define-resource.ts';

/** Parcel of the example link. */
const EXAMPLE_PARCEL = { tracking_number: '6A12345678901', zip_code: '75010' };

export const carriersResource = defineResource('carriers', {
  table: carriers,
  details: (carrier) => ({
    example: getTrackingLink({ ...EXAMPLE_PARCEL, tracking_transporter: carrier.code }, [carrier]) ?? null,
  }),
});
