// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { AnyEnum } from './definitions.ts';
import { AccountingStatus } from './enums/AccountingStatus.ts';
import { AuditAction } from './enums/AuditAction.ts';
import { BoxPeriodicity } from './enums/BoxPeriodicity.ts';
import { BoxType } from './enums/BoxType.ts';
import { Carrier } from './enums/Carrier.ts';
import { CartIssueCode } from './enums/CartIssueCode.ts';
import { Country } from './enums/Country.ts';
import { Currency } from './enums/Currency.ts';
import { DiscFormat } from './enums/DiscFormat.ts';
import { DisputeReason } from './enums/DisputeReason.ts';
import { DisputeStatus } from './enums/DisputeStatus.ts';
import { ExportFailure } from './enums/ExportFailure.ts';
import { ExportFormat } from './enums/ExportFormat.ts';
import { ExportStatus } from './enums/ExportStatus.ts';
import { Genre } from './enums/Genre.ts';
import { Language } from './enums/Language.ts';
import { MailStatus } from './enums/MailStatus.ts';
import { OrderStatus } from './enums/OrderStatus.ts';
import { OriginSource } from './enums/OriginSource.ts';
import { Partner } from './enums/Partner.ts';
import { PayStatus } from './enums/PayStatus.ts';
import { PaymentMethod } from './enums/PaymentMethod.ts';
import { PaymentProvider } from './enums/PaymentProvider.ts';
import { PaymentStatus } from './enums/PaymentStatus.ts';
import { PayoutConflict } from './enums/PayoutConflict.ts';
import { PayoutFormat } from './enums/PayoutFormat.ts';
import { PayoutRowKind } from './enums/PayoutRowKind.ts';
import { PayoutRowStatus } from './enums/PayoutRowStatus.ts';
import { ProjectCategory } from './enums/ProjectCategory.ts';
import { ProjectSort } from './enums/ProjectSort.ts';
import { ProjectStep } from './enums/ProjectStep.ts';
import { ProjectType } from './enums/ProjectType.ts';
import { RefundReason } from './enums/RefundReason.ts';
import { RefundStatus } from './enums/RefundStatus.ts';
import { Role } from './enums/Role.ts';
import { SearchType } from './enums/SearchType.ts';
import { ShipmentStatus } from './enums/ShipmentStatus.ts';
import { ShippingType } from './enums/ShippingType.ts';
import { ShopOrderStatus } from './enums/ShopOrderStatus.ts';
import { ShopType } from './enums/ShopType.ts';
import { Size } from './enums/Size.ts';
import { Sleeve } from './enums/Sleeve.ts';
import { UploadPurpose } from './enums/UploadPurpose.ts';
import { UserType } from './enums/UserType.ts';
import { VinylColor } from './enums/VinylColor.ts';
import { Visibility } from './enums/Visibility.ts';

export type EnumName =
  | 'AccountingStatus'
  | 'AuditAction'
  | 'BoxPeriodicity'
  | 'BoxType'
  | 'Carrier'
  | 'CartIssueCode'
  | 'Country'
  | 'Currency'
  | 'DiscFormat'
  | 'DisputeReason'
  | 'DisputeStatus'
  | 'ExportFailure'
  | 'ExportFormat'
  | 'ExportStatus'
  | 'Genre'
  | 'Language'
  | 'MailStatus'
  | 'OrderStatus'
  | 'OriginSource'
  | 'Partner'
  | 'PayStatus'
  | 'PaymentMethod'
  | 'PaymentProvider'
  | 'PaymentStatus'
  | 'PayoutConflict'
  | 'PayoutFormat'
  | 'PayoutRowKind'
  | 'PayoutRowStatus'
  | 'ProjectCategory'
  | 'ProjectSort'
  | 'ProjectStep'
  | 'ProjectType'
  | 'RefundReason'
  | 'RefundStatus'
  | 'Role'
  | 'SearchType'
  | 'ShipmentStatus'
  | 'ShippingType'
  | 'ShopOrderStatus'
  | 'ShopType'
  | 'Size'
  | 'Sleeve'
  | 'UploadPurpose'
  | 'UserType'
  | 'VinylColor'
  | 'Visibility';

/** Every enum by the name it has in the description. */
export const enums: { readonly [Name in EnumName]: AnyEnum } = {
  AccountingStatus,
  AuditAction,
  BoxPeriodicity,
  BoxType,
  Carrier,
  CartIssueCode,
  Country,
  Currency,
  DiscFormat,
  DisputeReason,
  DisputeStatus,
  ExportFailure,
  ExportFormat,
  ExportStatus,
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
  PayoutConflict,
  PayoutFormat,
  PayoutRowKind,
  PayoutRowStatus,
  ProjectCategory,
  ProjectSort,
  ProjectStep,
  ProjectType,
  RefundReason,
  RefundStatus,
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
