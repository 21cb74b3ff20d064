// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { components } from './types.ts';

type Schemas = components['schemas'];

interface Inputs {
  Alert: Schemas['AlertInput'];
  Artist: Schemas['ArtistInput'];
  AuditEntry: Schemas['AuditEntryInput'];
  AuthAnswer: Schemas['AuthAnswer'];
  AuthCheck: Schemas['AuthCheck'];
  Banner: Schemas['BannerInput'];
  BuildId: Schemas['BuildId'];
  BulkAnswer: Schemas['BulkAnswer'];
  Card: Schemas['CardInput'];
  Cart: Schemas['Cart'];
  CartBox: Schemas['CartBox'];
  CartCalculateRequest: Schemas['CartCalculateRequest'];
  CartCalculation: Schemas['CartCalculation'];
  CartConfirmRequest: Schemas['CartConfirmRequest'];
  CartCustomer: Schemas['CartCustomer'];
  CartIssue: Schemas['CartIssue'];
  CartItem: Schemas['CartItem'];
  CartPayRequest: Schemas['CartPayRequestInput'];
  CartShop: Schemas['CartShop'];
  CartTotals: Schemas['CartTotals'];
  Category: Schemas['CategoryInput'];
  Confirmation: Schemas['ConfirmationInput'];
  Customer: Schemas['Customer'];
  Export: Schemas['ExportInput'];
  ExportLink: Schemas['ExportLink'];
  ExportRequest: Schemas['ExportRequest'];
  ExportSort: Schemas['ExportSort'];
  FieldError: Schemas['FieldError'];
  GroupShipment: Schemas['GroupShipment'];
  Health: Schemas['Health'];
  Home: Schemas['HomeInput'];
  Ids: Schemas['Ids'];
  Item: Schemas['ItemInput'];
  ItemFacts: Schemas['ItemFacts'];
  KeptFile: Schemas['KeptFile'];
  Label: Schemas['LabelInput'];
  LoginRequest: Schemas['LoginRequestInput'];
  Logout: Schemas['Logout'];
  Mail: Schemas['MailInput'];
  OpenUploadRequest: Schemas['OpenUploadRequest'];
  Order: Schemas['OrderInput'];
  OrderLine: Schemas['OrderLineInput'];
  OrderSums: Schemas['OrderSumsInput'];
  PayAnswer: Schemas['PayAnswer'];
  Payment: Schemas['PaymentInput'];
  PickupAddress: Schemas['PickupAddress'];
  Problem: Schemas['Problem'];
  Project: Schemas['ProjectInput'];
  ProjectCard: Schemas['ProjectCardInput'];
  ProjectDetail: Schemas['ProjectDetailInput'];
  ProjectItem: Schemas['ProjectItem'];
  ProjectList: Schemas['ProjectListInput'];
  ProjectMore: Schemas['ProjectMoreInput'];
  Reason: Schemas['Reason'];
  SearchArtist: Schemas['SearchArtist'];
  SearchProject: Schemas['SearchProject'];
  SearchResult: Schemas['SearchResult'];
  ShipOrderRequest: Schemas['ShipOrderRequest'];
  Shipment: Schemas['ShipmentInput'];
  ShippingOption: Schemas['ShippingOption'];
  Shop: Schemas['ShopInput'];
  ShopOrder: Schemas['ShopOrderInput'];
  ShopTotals: Schemas['ShopTotals'];
  SignupRequest: Schemas['SignupRequestInput'];
  Song: Schemas['SongInput'];
  StaleProblem: Schemas['StaleProblem'];
  StepRequest: Schemas['StepRequest'];
  Tracking: Schemas['TrackingInput'];
  Upload: Schemas['Upload'];
  UploadPart: Schemas['UploadPart'];
  UploadParts: Schemas['UploadParts'];
  User: Schemas['UserInput'];
  UserData: Schemas['UserData'];
  UserOrder: Schemas['UserOrderInput'];
  UserOrderList: Schemas['UserOrderListInput'];
  UserPicture: Schemas['UserPicture'];
  VisibilityRequest: Schemas['VisibilityRequest'];
}

/** The record that a form of the schema gives, what is only read left out. */
export type FormValues<Name extends keyof Inputs> = Inputs[Name];
