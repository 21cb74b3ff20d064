import { partnerStocksResource } from '#generated/resources/partner_stocks.ts';
import { screen } from '../resource/define.ts';

export default screen(partnerStocksResource, { columns: { partner: { width: 130 }, name: { flex: 2 } } });
