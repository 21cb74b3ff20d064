// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from './definitions.ts';
import type { EnumName } from './enum-index.ts';
import { AccountingStatus } from './enums/choices/AccountingStatus.ts';
import { AuditAction } from './enums/choices/AuditAction.ts';
import { BoxPeriodicity } from './enums/BoxPeriodicity.ts';
import { BoxType } from './enums/BoxType.ts';
import { Carrier } from './enums/Carrier.ts';
import { CartIssueCode } from './enums/CartIssueCode.ts';
import { Country } from './enums/choices/Country.ts';
import { Currency } from './enums/choices/Currency.ts';
import { Genre } from './enums/choices/Genre.ts';
import { Language } from './enums/choices/Language.ts';
import { MailStatus } from './enums/choices/MailStatus.ts';
import { OrderStatus } from './enums/choices/OrderStatus.ts';
import { OriginSource } from './enums/choices/OriginSource.ts';
import { Partner } from './enums/choices/Partner.ts';
import { PayStatus } from './enums/PayStatus.ts';
import { PaymentMethod } from './enums/PaymentMethod.ts';
import { PaymentProvider } from './enums/PaymentProvider.ts';
import { PaymentStatus } from './enums/choices/PaymentStatus.ts';
import { ProjectCategory } from './enums/choices/ProjectCategory.ts';
import { ProjectSort } from './enums/ProjectSort.ts';
import { ProjectStep } from './enums/choices/ProjectStep.ts';
import { ProjectType } from './enums/ProjectType.ts';
import { Role } from './enums/choices/Role.ts';
import { SearchType } from './enums/SearchType.ts';
import { ShipmentStatus } from './enums/choices/ShipmentStatus.ts';
import { ShippingType } from './enums/ShippingType.ts';
import { ShopOrderStatus } from './enums/choices/ShopOrderStatus.ts';
import { ShopType } from './enums/ShopType.ts';
import { Size } from './enums/Size.ts';
import { Sleeve } from './enums/Sleeve.ts';
import { UploadPurpose } from './enums/UploadPurpose.ts';
import { UserType } from './enums/UserType.ts';
import { VinylColor } from './enums/choices/VinylColor.ts';
import { Visibility } from './enums/choices/Visibility.ts';

/** Every enum by name, its values and what they are called by alone. */
export const enumChoices: Readonly<Record<EnumName, EnumDefinition>> = {
  AccountingStatus,
  AuditAction,
  BoxPeriodicity,
  BoxType,
  Carrier,
  CartIssueCode,
  Country,
  Currency,
  Genre,
  Language,
  MailStatus,
  OrderStatus,
  OriginSource,
  Partner,
  PayStatus,
  PaymentMethod,
  PaymentProvider,
  PaymentStatus,
  ProjectCategory,
  ProjectSort,
  ProjectStep,
  ProjectType,
  Role,
  SearchType,
  ShipmentStatus,
  ShippingType,
  ShopOrderStatus,
  ShopType,
  Size,
  Sleeve,
  UploadPurpose,
  UserType,
  VinylColor,
  Visibility,
};
