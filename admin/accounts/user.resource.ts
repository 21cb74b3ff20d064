import { userResource } from '#generated/resources/user.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(userResource);
