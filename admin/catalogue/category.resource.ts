import { categoryResource } from '#generated/resources/category.ts';
import { screen } from '../resource/define.ts';

export default screen(categoryResource, {
  actionInputs: {
    adminArrangeCategories: async () =>
      (await import('#admin/resource/arrange/Arrange.tsx')).createArrangeInput(categoryResource),
  },
});
