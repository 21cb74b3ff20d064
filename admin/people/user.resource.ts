import { userResource } from '#generated/resources/user.ts';
import { screen } from '../resource/define.ts';

export default screen(userResource);
