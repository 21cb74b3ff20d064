import { categoryResource } from '#generated/resources/category.ts';
import { screen } from '../resource/define.ts';

export default screen(categoryResource, {
  asks: { adminArrangeCategories: async () => (await import('../arrange/Arrange.tsx')).arrangeAsk(categoryResource) },
});
