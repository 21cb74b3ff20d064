import { trackingLink } from '#domain/carriers.ts';
import type { Handlers } from '#server/api/handler.ts';
import { carriers } from '#server/rates/rates.table.ts';
import { resource } from '#server/resource/register.ts';

/** What an example's link is made for. */
const PARCEL = { tracking_number: '6A12345678901', zip_code: '75010' };

/** Carriers in the back office; which there are is the description's (§9). */
export const carriersHandlers = resource('carriers', {
  table: carriers,
  one: (carrier) => ({ example: trackingLink({ ...PARCEL, tracking_transporter: carrier.code }, [carrier]) ?? null }),
}) satisfies Partial<Handlers>;
