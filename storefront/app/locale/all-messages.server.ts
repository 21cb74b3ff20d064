import commonEn from '#locales/en/common.json';
import storefrontEn from '#locales/en/storefront.json';
import commonFr from '#locales/fr/common.json';
import storefrontFr from '#locales/fr/storefront.json';
import commonZh from '#locales/zh/common.json';
import storefrontZh from '#locales/zh/storefront.json';
import { registerMessages } from './messages.ts';

registerMessages('en', [storefrontEn, commonEn]);
registerMessages('fr', [storefrontFr, commonFr]);
registerMessages('zh', [storefrontZh, commonZh]);
