import { postTagsResource } from '#generated/resources/post-tags.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(postTagsResource);
