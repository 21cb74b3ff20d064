import { passUsesResource } from '#generated/resources/pass-uses.ts';
import { screen } from '../resource/define.ts';

export default screen(passUsesResource, { columns: { id: { width: 88 }, pass_id: { flex: 1.4 } } });
