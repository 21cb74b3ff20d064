import { subscribersResource } from '#generated/resources/subscribers.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(subscribersResource, { headline: ['status', 'lang'] });
