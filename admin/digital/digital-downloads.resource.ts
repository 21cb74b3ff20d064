import { digitalDownloadsResource } from '#generated/resources/digital-downloads.ts';
import { screen } from '../resource/define.ts';

export default screen(digitalDownloadsResource, { columns: { what: { flex: 1.8 } } });
