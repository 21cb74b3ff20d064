import type { PersonalData } from '#server/resources/privacy/personal-data.ts';
import { pageViews } from './page-views.table.ts';

export const statisticsPersonalData: PersonalData = { sources: [], impersonal: [pageViews] };
