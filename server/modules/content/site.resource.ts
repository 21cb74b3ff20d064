import { resource } from '#server/resources/register.ts';
import { validityState } from '#server/resources/validity-state.ts';
import { alerts, banners } from './site.table.ts';

/** Lines above the home page (§3 Alert banner). */
export const alertsResource = resource('alerts', { table: alerts, texts: { state: validityState(alerts) } });

/** Large pictures of the home page. */
export const bannersResource = resource('banners', { table: banners });
