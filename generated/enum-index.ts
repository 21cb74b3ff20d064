// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { AnyEnum } from './definitions.ts';
import { AccountingStatus } from './enums/AccountingStatus.ts';
import { ActionEffectKind } from './enums/ActionEffectKind.ts';
import { ArtistPayoutStatus } from './enums/ArtistPayoutStatus.ts';
import { Audience } from './enums/Audience.ts';
import { AudioFormat } from './enums/AudioFormat.ts';
import { AuditAction } from './enums/AuditAction.ts';
import { BarcodeKind } from './enums/BarcodeKind.ts';
import { BatchOutcome } from './enums/BatchOutcome.ts';
import { BatchStatus } from './enums/BatchStatus.ts';
import { BoxCodeKind } from './enums/BoxCodeKind.ts';
import { BoxException } from './enums/BoxException.ts';
import { BoxMonthStatus } from './enums/BoxMonthStatus.ts';
import { BoxPeriodStatus } from './enums/BoxPeriodStatus.ts';
import { BoxPeriodicity } from './enums/BoxPeriodicity.ts';
import { BoxSkipReason } from './enums/BoxSkipReason.ts';
import { BoxStatus } from './enums/BoxStatus.ts';
import { BoxType } from './enums/BoxType.ts';
import { BulkFailure } from './enums/BulkFailure.ts';
import { BulkRecordState } from './enums/BulkRecordState.ts';
import { BulkStatus } from './enums/BulkStatus.ts';
import { CardBrand } from './enums/CardBrand.ts';
import { Carrier } from './enums/Carrier.ts';
import { CartIssueCode } from './enums/CartIssueCode.ts';
import { ChangeSettlement } from './enums/ChangeSettlement.ts';
import { CodeState } from './enums/CodeState.ts';
import { ColorFamily } from './enums/ColorFamily.ts';
import { ContactTopic } from './enums/ContactTopic.ts';
import { ContestState } from './enums/ContestState.ts';
import { ConversationStatus } from './enums/ConversationStatus.ts';
import { CorrectionReason } from './enums/CorrectionReason.ts';
import { Country } from './enums/Country.ts';
import { CoverPicture } from './enums/CoverPicture.ts';
import { Currency } from './enums/Currency.ts';
import { CustomsDestination } from './enums/CustomsDestination.ts';
import { DecimalSign } from './enums/DecimalSign.ts';
import { DigitalStore } from './enums/DigitalStore.ts';
import { DiscFormat } from './enums/DiscFormat.ts';
import { DiscGrade } from './enums/DiscGrade.ts';
import { DisputeReason } from './enums/DisputeReason.ts';
import { DisputeStatus } from './enums/DisputeStatus.ts';
import { DistributionStatus } from './enums/DistributionStatus.ts';
import { DuplicateReason } from './enums/DuplicateReason.ts';
import { EntryStatus } from './enums/EntryStatus.ts';
import { ErasureObstacle } from './enums/ErasureObstacle.ts';
import { ExportFailure } from './enums/ExportFailure.ts';
import { ExportFormat } from './enums/ExportFormat.ts';
import { ExportStatus } from './enums/ExportStatus.ts';
import { FileDates } from './enums/FileDates.ts';
import { FileEncoding } from './enums/FileEncoding.ts';
import { FileRows } from './enums/FileRows.ts';
import { FileSeparator } from './enums/FileSeparator.ts';
import { FinancialStatus } from './enums/FinancialStatus.ts';
import { Genre } from './enums/Genre.ts';
import { Goods } from './enums/Goods.ts';
import { HandPaymentMethod } from './enums/HandPaymentMethod.ts';
import { ImportDates } from './enums/ImportDates.ts';
import { ImportDecimal } from './enums/ImportDecimal.ts';
import { ImportDelimiter } from './enums/ImportDelimiter.ts';
import { ImportEffect } from './enums/ImportEffect.ts';
import { ImportEncoding } from './enums/ImportEncoding.ts';
import { ImportKind } from './enums/ImportKind.ts';
import { ImportRowStatus } from './enums/ImportRowStatus.ts';
import { ImportSource } from './enums/ImportSource.ts';
import { ImportStatus } from './enums/ImportStatus.ts';
import { ImportStockMode } from './enums/ImportStockMode.ts';
import { ImportTask } from './enums/ImportTask.ts';
import { InvoiceType } from './enums/InvoiceType.ts';
import { JobFailureStatus } from './enums/JobFailureStatus.ts';
import { JobName } from './enums/JobName.ts';
import { JobStatus } from './enums/JobStatus.ts';
import { Language } from './enums/Language.ts';
import { LetterKind } from './enums/LetterKind.ts';
import { LinkSite } from './enums/LinkSite.ts';
import { LogoPosition } from './enums/LogoPosition.ts';
import { LookState } from './enums/LookState.ts';
import { LotStatus } from './enums/LotStatus.ts';
import { MailStatus } from './enums/MailStatus.ts';
import { MailTemplate } from './enums/MailTemplate.ts';
import { MakerType } from './enums/MakerType.ts';
import { ManualOrderIssueCode } from './enums/ManualOrderIssueCode.ts';
import { ManualOrderStatus } from './enums/ManualOrderStatus.ts';
import { MergedPart } from './enums/MergedPart.ts';
import { OrderChangeStatus } from './enums/OrderChangeStatus.ts';
import { OrderStatus } from './enums/OrderStatus.ts';
import { OrderStepKind } from './enums/OrderStepKind.ts';
import { OriginSource } from './enums/OriginSource.ts';
import { PackEventType } from './enums/PackEventType.ts';
import { PackSignal } from './enums/PackSignal.ts';
import { PackStatus } from './enums/PackStatus.ts';
import { Partner } from './enums/Partner.ts';
import { PartnerDelivery } from './enums/PartnerDelivery.ts';
import { PartnerField } from './enums/PartnerField.ts';
import { PassBenefit } from './enums/PassBenefit.ts';
import { PassState } from './enums/PassState.ts';
import { PayStatus } from './enums/PayStatus.ts';
import { PaymentMethod } from './enums/PaymentMethod.ts';
import { PaymentProvider } from './enums/PaymentProvider.ts';
import { PaymentStatus } from './enums/PaymentStatus.ts';
import { PayoutConflict } from './enums/PayoutConflict.ts';
import { PayoutFormat } from './enums/PayoutFormat.ts';
import { PayoutRowKind } from './enums/PayoutRowKind.ts';
import { PayoutRowStatus } from './enums/PayoutRowStatus.ts';
import { PersonalDataKind } from './enums/PersonalDataKind.ts';
import { PledgeStatus } from './enums/PledgeStatus.ts';
import { PriceAdjustment } from './enums/PriceAdjustment.ts';
import { PrintKind } from './enums/PrintKind.ts';
import { PrintOrder } from './enums/PrintOrder.ts';
import { ProjectCategory } from './enums/ProjectCategory.ts';
import { ProjectCheckCode } from './enums/ProjectCheckCode.ts';
import { ProjectRefundReason } from './enums/ProjectRefundReason.ts';
import { ProjectRefundStatus } from './enums/ProjectRefundStatus.ts';
import { ProjectSort } from './enums/ProjectSort.ts';
import { ProjectStep } from './enums/ProjectStep.ts';
import { ProjectType } from './enums/ProjectType.ts';
import { PublicationStatus } from './enums/PublicationStatus.ts';
import { PushStatus } from './enums/PushStatus.ts';
import { QuoteColour } from './enums/QuoteColour.ts';
import { QuoteInnerSleeve } from './enums/QuoteInnerSleeve.ts';
import { QuoteLine } from './enums/QuoteLine.ts';
import { QuoteOption } from './enums/QuoteOption.ts';
import { QuoteSize } from './enums/QuoteSize.ts';
import { QuoteSource } from './enums/QuoteSource.ts';
import { QuoteStatus } from './enums/QuoteStatus.ts';
import { QuoteWeight } from './enums/QuoteWeight.ts';
import { RateRowOutcome } from './enums/RateRowOutcome.ts';
import { RateState } from './enums/RateState.ts';
import { RateTable } from './enums/RateTable.ts';
import { RefundReason } from './enums/RefundReason.ts';
import { RefundStatus } from './enums/RefundStatus.ts';
import { ReviewRefusal } from './enums/ReviewRefusal.ts';
import { ReviewStatus } from './enums/ReviewStatus.ts';
import { Role } from './enums/Role.ts';
import { SalesDimension } from './enums/SalesDimension.ts';
import { SearchType } from './enums/SearchType.ts';
import { SettingKey } from './enums/SettingKey.ts';
import { ShipmentStatus } from './enums/ShipmentStatus.ts';
import { ShippingType } from './enums/ShippingType.ts';
import { ShippingZone } from './enums/ShippingZone.ts';
import { ShopOrderStatus } from './enums/ShopOrderStatus.ts';
import { ShopType } from './enums/ShopType.ts';
import { SitemapSection } from './enums/SitemapSection.ts';
import { Size } from './enums/Size.ts';
import { Sleeve } from './enums/Sleeve.ts';
import { SocialProvider } from './enums/SocialProvider.ts';
import { StatsComparison } from './enums/StatsComparison.ts';
import { StatsGranularity } from './enums/StatsGranularity.ts';
import { StatsPeriod } from './enums/StatsPeriod.ts';
import { SubscriberSource } from './enums/SubscriberSource.ts';
import { SubscriberStatus } from './enums/SubscriberStatus.ts';
import { TimelineKind } from './enums/TimelineKind.ts';
import { TrackingGroup } from './enums/TrackingGroup.ts';
import { TrackingImportStatus } from './enums/TrackingImportStatus.ts';
import { TrackingOutcome } from './enums/TrackingOutcome.ts';
import { UndoState } from './enums/UndoState.ts';
import { UploadPurpose } from './enums/UploadPurpose.ts';
import { UserEventType } from './enums/UserEventType.ts';
import { UserType } from './enums/UserType.ts';
import { ValidityState } from './enums/ValidityState.ts';
import { VatScheme } from './enums/VatScheme.ts';
import { VinylColor } from './enums/VinylColor.ts';
import { Visibility } from './enums/Visibility.ts';

export type EnumName =
  | 'AccountingStatus'
  | 'ActionEffectKind'
  | 'ArtistPayoutStatus'
  | 'Audience'
  | 'AudioFormat'
  | 'AuditAction'
  | 'BarcodeKind'
  | 'BatchOutcome'
  | 'BatchStatus'
  | 'BoxCodeKind'
  | 'BoxException'
  | 'BoxMonthStatus'
  | 'BoxPeriodStatus'
  | 'BoxPeriodicity'
  | 'BoxSkipReason'
  | 'BoxStatus'
  | 'BoxType'
  | 'BulkFailure'
  | 'BulkRecordState'
  | 'BulkStatus'
  | 'CardBrand'
  | 'Carrier'
  | 'CartIssueCode'
  | 'ChangeSettlement'
  | 'CodeState'
  | 'ColorFamily'
  | 'ContactTopic'
  | 'ContestState'
  | 'ConversationStatus'
  | 'CorrectionReason'
  | 'Country'
  | 'CoverPicture'
  | 'Currency'
  | 'CustomsDestination'
  | 'DecimalSign'
  | 'DigitalStore'
  | 'DiscFormat'
  | 'DiscGrade'
  | 'DisputeReason'
  | 'DisputeStatus'
  | 'DistributionStatus'
  | 'DuplicateReason'
  | 'EntryStatus'
  | 'ErasureObstacle'
  | 'ExportFailure'
  | 'ExportFormat'
  | 'ExportStatus'
  | 'FileDates'
  | 'FileEncoding'
  | 'FileRows'
  | 'FileSeparator'
  | 'FinancialStatus'
  | 'Genre'
  | 'Goods'
  | 'HandPaymentMethod'
  | 'ImportDates'
  | 'ImportDecimal'
  | 'ImportDelimiter'
  | 'ImportEffect'
  | 'ImportEncoding'
  | 'ImportKind'
  | 'ImportRowStatus'
  | 'ImportSource'
  | 'ImportStatus'
  | 'ImportStockMode'
  | 'ImportTask'
  | 'InvoiceType'
  | 'JobFailureStatus'
  | 'JobName'
  | 'JobStatus'
  | 'Language'
  | 'LetterKind'
  | 'LinkSite'
  | 'LogoPosition'
  | 'LookState'
  | 'LotStatus'
  | 'MailStatus'
  | 'MailTemplate'
  | 'MakerType'
  | 'ManualOrderIssueCode'
  | 'ManualOrderStatus'
  | 'MergedPart'
  | 'OrderChangeStatus'
  | 'OrderStatus'
  | 'OrderStepKind'
  | 'OriginSource'
  | 'PackEventType'
  | 'PackSignal'
  | 'PackStatus'
  | 'Partner'
  | 'PartnerDelivery'
  | 'PartnerField'
  | 'PassBenefit'
  | 'PassState'
  | 'PayStatus'
  | 'PaymentMethod'
  | 'PaymentProvider'
  | 'PaymentStatus'
  | 'PayoutConflict'
  | 'PayoutFormat'
  | 'PayoutRowKind'
  | 'PayoutRowStatus'
  | 'PersonalDataKind'
  | 'PledgeStatus'
  | 'PriceAdjustment'
  | 'PrintKind'
  | 'PrintOrder'
  | 'ProjectCategory'
  | 'ProjectCheckCode'
  | 'ProjectRefundReason'
  | 'ProjectRefundStatus'
  | 'ProjectSort'
  | 'ProjectStep'
  | 'ProjectType'
  | 'PublicationStatus'
  | 'PushStatus'
  | 'QuoteColour'
  | 'QuoteInnerSleeve'
  | 'QuoteLine'
  | 'QuoteOption'
  | 'QuoteSize'
  | 'QuoteSource'
  | 'QuoteStatus'
  | 'QuoteWeight'
  | 'RateRowOutcome'
  | 'RateState'
  | 'RateTable'
  | 'RefundReason'
  | 'RefundStatus'
  | 'ReviewRefusal'
  | 'ReviewStatus'
  | 'Role'
  | 'SalesDimension'
  | 'SearchType'
  | 'SettingKey'
  | 'ShipmentStatus'
  | 'ShippingType'
  | 'ShippingZone'
  | 'ShopOrderStatus'
  | 'ShopType'
  | 'SitemapSection'
  | 'Size'
  | 'Sleeve'
  | 'SocialProvider'
  | 'StatsComparison'
  | 'StatsGranularity'
  | 'StatsPeriod'
  | 'SubscriberSource'
  | 'SubscriberStatus'
  | 'TimelineKind'
  | 'TrackingGroup'
  | 'TrackingImportStatus'
  | 'TrackingOutcome'
  | 'UndoState'
  | 'UploadPurpose'
  | 'UserEventType'
  | 'UserType'
  | 'ValidityState'
  | 'VatScheme'
  | 'VinylColor'
  | 'Visibility';

/** All enums by their name in the description. */
export const enums: { readonly [Name in EnumName]: AnyEnum } = {
  AccountingStatus,
  ActionEffectKind,
  ArtistPayoutStatus,
  Audience,
  AudioFormat,
  AuditAction,
  BarcodeKind,
  BatchOutcome,
  BatchStatus,
  BoxCodeKind,
  BoxException,
  BoxMonthStatus,
  BoxPeriodStatus,
  BoxPeriodicity,
  BoxSkipReason,
  BoxStatus,
  BoxType,
  BulkFailure,
  BulkRecordState,
  BulkStatus,
  CardBrand,
  Carrier,
  CartIssueCode,
  ChangeSettlement,
  CodeState,
  ColorFamily,
  ContactTopic,
  ContestState,
  ConversationStatus,
  CorrectionReason,
  Country,
  CoverPicture,
  Currency,
  CustomsDestination,
  DecimalSign,
  DigitalStore,
  DiscFormat,
  DiscGrade,
  DisputeReason,
  DisputeStatus,
  DistributionStatus,
  DuplicateReason,
  EntryStatus,
  ErasureObstacle,
  ExportFailure,
  ExportFormat,
  ExportStatus,
  FileDates,
  FileEncoding,
  FileRows,
  FileSeparator,
  FinancialStatus,
  Genre,
  Goods,
  HandPaymentMethod,
  ImportDates,
  ImportDecimal,
  ImportDelimiter,
  ImportEffect,
  ImportEncoding,
  ImportKind,
  ImportRowStatus,
  ImportSource,
  ImportStatus,
  ImportStockMode,
  ImportTask,
  InvoiceType,
  JobFailureStatus,
  JobName,
  JobStatus,
  Language,
  LetterKind,
  LinkSite,
  LogoPosition,
  LookState,
  LotStatus,
  MailStatus,
  MailTemplate,
  MakerType,
  ManualOrderIssueCode,
  ManualOrderStatus,
  MergedPart,
  OrderChangeStatus,
  OrderStatus,
  OrderStepKind,
  OriginSource,
  PackEventType,
  PackSignal,
  PackStatus,
  Partner,
  PartnerDelivery,
  PartnerField,
  PassBenefit,
  PassState,
  PayStatus,
  PaymentMethod,
  PaymentProvider,
  PaymentStatus,
  PayoutConflict,
  PayoutFormat,
  PayoutRowKind,
  PayoutRowStatus,
  PersonalDataKind,
  PledgeStatus,
  PriceAdjustment,
  PrintKind,
  PrintOrder,
  ProjectCategory,
  ProjectCheckCode,
  ProjectRefundReason,
  ProjectRefundStatus,
  ProjectSort,
  ProjectStep,
  ProjectType,
  PublicationStatus,
  PushStatus,
  QuoteColour,
  QuoteInnerSleeve,
  QuoteLine,
  QuoteOption,
  QuoteSize,
  QuoteSource,
  QuoteStatus,
  QuoteWeight,
  RateRowOutcome,
  RateState,
  RateTable,
  RefundReason,
  RefundStatus,
  ReviewRefusal,
  ReviewStatus,
  Role,
  SalesDimension,
  SearchType,
  SettingKey,
  ShipmentStatus,
  ShippingType,
  ShippingZone,
  ShopOrderStatus,
  ShopType,
  SitemapSection,
  Size,
  Sleeve,
  SocialProvider,
  StatsComparison,
  StatsGranularity,
  StatsPeriod,
  SubscriberSource,
  SubscriberStatus,
  TimelineKind,
  TrackingGroup,
  TrackingImportStatus,
  TrackingOutcome,
  UndoState,
  UploadPurpose,
  UserEventType,
  UserType,
  ValidityState,
  VatScheme,
  VinylColor,
  Visibility,
};
