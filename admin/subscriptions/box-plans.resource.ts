import { boxPlansResource } from '#generated/resources/box-plans.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(boxPlansResource, {
  name: ({ type, periodicity }, t) => `${t(`enums.BoxType.${type}`)}, ${t(`enums.BoxPeriodicity.${periodicity}`)}`,
  headline: ['price', 'state'],
});
