import { alertsResource } from '#generated/resources/alerts.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(alertsResource);
