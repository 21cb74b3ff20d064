import { listPath } from '#admin/resource/paths.ts';

/** Path of the list of a project's paid orders. */
export const buildPaidOrdersPath = (id: number): string =>
  listPath({ name: 'orders' }, { project_id: id, payment_status: 'paid', status_neq: 'cancelled' });

/** Path of the list of a project's pledges that are not charged yet. */
export const buildPledgesPath = (id: number): string =>
  listPath({ name: 'orders' }, { project_id: id, status: 'pledged' });
