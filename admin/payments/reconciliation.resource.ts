import { reconciliationResource } from '#generated/resources/reconciliation.ts';
import { screen } from '../resource/define.ts';

export default screen(reconciliationResource);
