import { bulkResource } from '#generated/resources/bulk.ts';
import { screen } from '../resource/define.ts';

export default screen(bulkResource);
