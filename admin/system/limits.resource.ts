import { limitsResource } from '#generated/resources/limits.ts';
import { screen } from '../resource/define.ts';

export default screen(limitsResource, { columns: { key: { flex: 2 } } });
