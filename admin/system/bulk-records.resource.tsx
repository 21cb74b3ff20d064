import { bulkRecordsResource } from '#generated/resources/bulk-records.ts';
import { screen } from '../resource/define.ts';

export default screen(bulkRecordsResource);
