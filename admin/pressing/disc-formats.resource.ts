import { discFormatsResource } from '#generated/resources/disc-formats.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(discFormatsResource, {
  columns: { warn: { width: 168 }, refuse: { width: 168 } },
  show: ['warn', 'refuse'],
});
