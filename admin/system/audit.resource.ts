import { auditResource } from '#generated/resources/audit.ts';
import { screen } from '../resource/define.ts';

export default screen(auditResource);
