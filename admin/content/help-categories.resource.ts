import { helpCategoriesResource } from '#generated/resources/help-categories.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(helpCategoriesResource);
