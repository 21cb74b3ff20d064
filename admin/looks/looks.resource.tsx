import { looksResource } from '#generated/resources/looks.ts';
import { screen } from '../resource/define.ts';

export default screen(looksResource, {
  editable: ({ state }) => state === 'draft',
});
