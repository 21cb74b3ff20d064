import { alertsResource } from '#generated/resources/alerts.ts';
import { screen } from '../resource/define.ts';

export default screen(alertsResource);
