import { settingsResource } from '#generated/resources/settings.ts';
import { screen } from '../resource/define.ts';

export default screen(settingsResource, { columns: { key: { flex: 2 } } });
