// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from './definitions.ts';
import type { EnumName } from './enum-index.ts';
import { values as AccountingStatus } from './enums/values/AccountingStatus.ts';
import { values as AuditAction } from './enums/values/AuditAction.ts';
import { BoxPeriodicity } from './enums/BoxPeriodicity.ts';
import { BoxType } from './enums/BoxType.ts';
import { Carrier } from './enums/Carrier.ts';
import { CartIssueCode } from './enums/CartIssueCode.ts';
import { values as Country } from './enums/values/Country.ts';
import { values as Currency } from './enums/values/Currency.ts';
import { values as DiscFormat } from './enums/values/DiscFormat.ts';
import { values as Genre } from './enums/values/Genre.ts';
import { values as Language } from './enums/values/Language.ts';
import { values as MailStatus } from './enums/values/MailStatus.ts';
import { values as OrderStatus } from './enums/values/OrderStatus.ts';
import { values as OriginSource } from './enums/values/OriginSource.ts';
import { values as Partner } from './enums/values/Partner.ts';
import { PayStatus } from './enums/PayStatus.ts';
import { PaymentMethod } from './enums/PaymentMethod.ts';
import { PaymentProvider } from './enums/PaymentProvider.ts';
import { values as PaymentStatus } from './enums/values/PaymentStatus.ts';
import { values as ProjectCategory } from './enums/values/ProjectCategory.ts';
import { ProjectSort } from './enums/ProjectSort.ts';
import { values as ProjectStep } from './enums/values/ProjectStep.ts';
import { ProjectType } from './enums/ProjectType.ts';
import { values as Role } from './enums/values/Role.ts';
import { SearchType } from './enums/SearchType.ts';
import { values as ShipmentStatus } from './enums/values/ShipmentStatus.ts';
import { ShippingType } from './enums/ShippingType.ts';
import { values as ShopOrderStatus } from './enums/values/ShopOrderStatus.ts';
import { ShopType } from './enums/ShopType.ts';
import { Size } from './enums/Size.ts';
import { Sleeve } from './enums/Sleeve.ts';
import { UploadPurpose } from './enums/UploadPurpose.ts';
import { UserType } from './enums/UserType.ts';
import { values as VinylColor } from './enums/values/VinylColor.ts';
import { values as Visibility } from './enums/values/Visibility.ts';

/** Every enum by name, its values and what they are called by alone. */
export const enumChoices: { readonly [Name in EnumName]: EnumDefinition } = {
  AccountingStatus: { name: 'AccountingStatus', values: AccountingStatus },
  AuditAction: { name: 'AuditAction', values: AuditAction },
  BoxPeriodicity,
  BoxType,
  Carrier,
  CartIssueCode,
  Country: { name: 'Country', values: Country, labels: 'intl-region' },
  Currency: { name: 'Currency', values: Currency, labels: 'intl-currency' },
  DiscFormat: { name: 'DiscFormat', values: DiscFormat },
  Genre: { name: 'Genre', values: Genre },
  Language: { name: 'Language', values: Language, labels: 'intl-language' },
  MailStatus: { name: 'MailStatus', values: MailStatus },
  OrderStatus: { name: 'OrderStatus', values: OrderStatus },
  OriginSource: { name: 'OriginSource', values: OriginSource },
  Partner: { name: 'Partner', values: Partner },
  PayStatus,
  PaymentMethod,
  PaymentProvider,
  PaymentStatus: { name: 'PaymentStatus', values: PaymentStatus },
  ProjectCategory: { name: 'ProjectCategory', values: ProjectCategory },
  ProjectSort,
  ProjectStep: { name: 'ProjectStep', values: ProjectStep },
  ProjectType,
  Role: { name: 'Role', values: Role },
  SearchType,
  ShipmentStatus: { name: 'ShipmentStatus', values: ShipmentStatus },
  ShippingType,
  ShopOrderStatus: { name: 'ShopOrderStatus', values: ShopOrderStatus },
  ShopType,
  Size,
  Sleeve,
  UploadPurpose,
  UserType,
  VinylColor: { name: 'VinylColor', values: VinylColor },
  Visibility: { name: 'Visibility', values: Visibility },
};
