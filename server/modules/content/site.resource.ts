import { defineResource } from '#server/resources/define-resource.ts';
import { selectValidityState } from '#server/resources/validity-state.ts';
import { alerts, banners } from './site.table.ts';

/** Banners above the home page (§3 Alert banner). */
export const alertsResource = defineResource('alerts', {
  table: alerts,
  texts: { state: selectValidityState(alerts) },
});

/** Large pictures of the home page. */
export const bannersResource = defineResource('banners', { table: banners });
