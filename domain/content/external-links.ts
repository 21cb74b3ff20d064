// Addresses of the shop on other sites.
import type { Language } from '#generated/enums.ts';

/** The shop's accounts on social networks, in the order of the footer. */
export const SOCIAL_LINKS = [
  { name: 'Instagram', url: 'https://www.instagram.com/groove.house.example' },
  { name: 'Facebook', url: 'https://www.facebook.com/groove.house.example' },
  { name: 'YouTube', url: 'https://www.youtube.com/@groove.house.example' },
  { name: 'TikTok', url: 'https://www.tiktok.com/@groove.house.example' },
  { name: 'SoundCloud', url: 'https://soundcloud.com/groove-house-example' },
] as const;

/** The external help centre (§2.2). */
export const HELP_CENTRE: Readonly<Record<Language, string>> = {
  en: 'https://help.groove-house.example/en',
  fr: 'https://help.groove-house.example/fr',
  zh: 'https://help.groove-house.example/zh',
};
