import { genresResource } from '#generated/resources/genres.ts';
import { screen } from '../resource/define.ts';

export default screen(genresResource, {
  columns: { genres: { flex: 2 }, position: { width: 104 } },
  actionInputs: {
    adminArrangeGenres: async () =>
      (await import('#admin/resource/arrange/Arrange.tsx')).createArrangeInput(genresResource),
  },
});
