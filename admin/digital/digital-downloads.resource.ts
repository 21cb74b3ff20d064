import { digitalDownloadsResource } from '#generated/resources/digital-downloads.ts';
import { screen } from '../resource/define.ts';

export default screen(digitalDownloadsResource, { columns: { id: { width: 88 }, what: { flex: 1.6 } } });
