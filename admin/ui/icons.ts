import AccountBalanceOutlinedIcon from '@mui/icons-material/AccountBalanceOutlined';
import AccountBalanceWalletOutlinedIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import AlbumOutlinedIcon from '@mui/icons-material/AlbumOutlined';
import AllInboxOutlinedIcon from '@mui/icons-material/AllInboxOutlined';
import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import BadgeOutlinedIcon from '@mui/icons-material/BadgeOutlined';
import BarcodeReaderIcon from '@mui/icons-material/BarcodeReader';
import BusinessOutlinedIcon from '@mui/icons-material/BusinessOutlined';
import CalculateOutlinedIcon from '@mui/icons-material/CalculateOutlined';
import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import CampaignOutlinedIcon from '@mui/icons-material/CampaignOutlined';
import CancelOutlinedIcon from '@mui/icons-material/CancelOutlined';
import CategoryOutlinedIcon from '@mui/icons-material/CategoryOutlined';
import CheckIcon from '@mui/icons-material/Check';
import ChecklistOutlinedIcon from '@mui/icons-material/ChecklistOutlined';
import ConfirmationNumberOutlinedIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import CreditCardOutlinedIcon from '@mui/icons-material/CreditCardOutlined';
import CreditScoreOutlinedIcon from '@mui/icons-material/CreditScoreOutlined';
import CurrencyExchangeIcon from '@mui/icons-material/CurrencyExchange';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import DescriptionOutlinedIcon from '@mui/icons-material/DescriptionOutlined';
import DiscountOutlinedIcon from '@mui/icons-material/DiscountOutlined';
import DoneAllIcon from '@mui/icons-material/DoneAll';
import EditNoteOutlinedIcon from '@mui/icons-material/EditNoteOutlined';
import EmojiEventsOutlinedIcon from '@mui/icons-material/EmojiEventsOutlined';
import ErrorOutlineOutlinedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import EuroOutlinedIcon from '@mui/icons-material/EuroOutlined';
import EventNoteOutlinedIcon from '@mui/icons-material/EventNoteOutlined';
import EventRepeatOutlinedIcon from '@mui/icons-material/EventRepeatOutlined';
import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import FlightOutlinedIcon from '@mui/icons-material/FlightOutlined';
import ForumOutlinedIcon from '@mui/icons-material/ForumOutlined';
import GavelOutlinedIcon from '@mui/icons-material/GavelOutlined';
import GroupAddOutlinedIcon from '@mui/icons-material/GroupAddOutlined';
import HandshakeOutlinedIcon from '@mui/icons-material/HandshakeOutlined';
import HelpCenterOutlinedIcon from '@mui/icons-material/HelpCenterOutlined';
import HistoryIcon from '@mui/icons-material/History';
import HowToRegOutlinedIcon from '@mui/icons-material/HowToRegOutlined';
import InsertChartOutlinedIcon from '@mui/icons-material/InsertChartOutlined';
import Inventory2OutlinedIcon from '@mui/icons-material/Inventory2Outlined';
import IosShareOutlinedIcon from '@mui/icons-material/IosShareOutlined';
import KeyOutlinedIcon from '@mui/icons-material/KeyOutlined';
import LibraryMusicOutlinedIcon from '@mui/icons-material/LibraryMusicOutlined';
import LinkOutlinedIcon from '@mui/icons-material/LinkOutlined';
import LocalShippingOutlinedIcon from '@mui/icons-material/LocalShippingOutlined';
import MailOutlinedIcon from '@mui/icons-material/MailOutlined';
import ManageAccountsOutlinedIcon from '@mui/icons-material/ManageAccountsOutlined';
import MicNoneOutlinedIcon from '@mui/icons-material/MicNoneOutlined';
import MoveUpOutlinedIcon from '@mui/icons-material/MoveUpOutlined';
import PaletteOutlinedIcon from '@mui/icons-material/PaletteOutlined';
import PanToolOutlinedIcon from '@mui/icons-material/PanToolOutlined';
import PauseIcon from '@mui/icons-material/Pause';
import PeopleOutlinedIcon from '@mui/icons-material/PeopleOutlined';
import PercentOutlinedIcon from '@mui/icons-material/PercentOutlined';
import PersonAddAltOutlinedIcon from '@mui/icons-material/PersonAddAltOutlined';
import PinDropOutlinedIcon from '@mui/icons-material/PinDropOutlined';
import PinOutlinedIcon from '@mui/icons-material/PinOutlined';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import PlaylistAddCheckIcon from '@mui/icons-material/PlaylistAddCheck';
import PodcastsOutlinedIcon from '@mui/icons-material/PodcastsOutlined';
import PolicyOutlinedIcon from '@mui/icons-material/PolicyOutlined';
import PriceChangeOutlinedIcon from '@mui/icons-material/PriceChangeOutlined';
import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import PublicOutlinedIcon from '@mui/icons-material/PublicOutlined';
import QrCode2OutlinedIcon from '@mui/icons-material/QrCode2Outlined';
import QrCodeScannerOutlinedIcon from '@mui/icons-material/QrCodeScannerOutlined';
import QueueMusicOutlinedIcon from '@mui/icons-material/QueueMusicOutlined';
import ReceiptLongOutlinedIcon from '@mui/icons-material/ReceiptLongOutlined';
import RedeemOutlinedIcon from '@mui/icons-material/RedeemOutlined';
import ReplayIcon from '@mui/icons-material/Replay';
import ReportProblemOutlinedIcon from '@mui/icons-material/ReportProblemOutlined';
import RequestQuoteOutlinedIcon from '@mui/icons-material/RequestQuoteOutlined';
import RuleOutlinedIcon from '@mui/icons-material/RuleOutlined';
import SavingsOutlinedIcon from '@mui/icons-material/SavingsOutlined';
import ScaleOutlinedIcon from '@mui/icons-material/ScaleOutlined';
import ScheduleOutlinedIcon from '@mui/icons-material/ScheduleOutlined';
import FolderOutlinedIcon from '@mui/icons-material/FolderOutlined';
import MarkEmailReadOutlinedIcon from '@mui/icons-material/MarkEmailReadOutlined';
import TopicOutlinedIcon from '@mui/icons-material/TopicOutlined';
import SellOutlinedIcon from '@mui/icons-material/SellOutlined';
import SettingsOutlinedIcon from '@mui/icons-material/SettingsOutlined';
import ShelvesIcon from '@mui/icons-material/Shelves';
import ShowChartOutlinedIcon from '@mui/icons-material/ShowChartOutlined';
import StarOutlineIcon from '@mui/icons-material/StarBorder';
import StorefrontOutlinedIcon from '@mui/icons-material/StorefrontOutlined';
import StyleOutlinedIcon from '@mui/icons-material/StyleOutlined';
import TableChartOutlinedIcon from '@mui/icons-material/TableChartOutlined';
import TaskAltOutlinedIcon from '@mui/icons-material/TaskAltOutlined';
import TimerOutlinedIcon from '@mui/icons-material/TimerOutlined';
import TodayOutlinedIcon from '@mui/icons-material/TodayOutlined';
import TuneOutlinedIcon from '@mui/icons-material/TuneOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import ViewCarouselOutlinedIcon from '@mui/icons-material/ViewCarouselOutlined';
import ViewColumnOutlinedIcon from '@mui/icons-material/ViewColumnOutlined';
import ViewKanbanOutlinedIcon from '@mui/icons-material/ViewKanbanOutlined';
import VisibilityOutlinedIcon from '@mui/icons-material/VisibilityOutlined';
import WarehouseOutlinedIcon from '@mui/icons-material/WarehouseOutlined';
import Bolt from '@mui/icons-material/Bolt';
import type { SvgIconComponent } from '@mui/icons-material';

/** Icons by their names in the description (`x-resource.icon`, `x-action.icon`). */
export const ICONS: Readonly<Record<string, SvgIconComponent | undefined>> = {
  account: ManageAccountsOutlinedIcon,
  album: AlbumOutlinedIcon,
  article: ArticleOutlinedIcon,
  folder: FolderOutlinedIcon,
  newsletter: MarkEmailReadOutlinedIcon,
  topic: TopicOutlinedIcon,
  assign: PersonAddAltOutlinedIcon,
  auction: GavelOutlinedIcon,
  badge: BadgeOutlinedIcon,
  bank_account: CreditScoreOutlinedIcon,
  barcode: BarcodeReaderIcon,
  batch: AllInboxOutlinedIcon,
  board: ViewKanbanOutlinedIcon,
  bulk: PlaylistAddCheckIcon,
  calculate: CalculateOutlinedIcon,
  campaign: CampaignOutlinedIcon,
  cancel: CancelOutlinedIcon,
  carousel: ViewCarouselOutlinedIcon,
  chart: InsertChartOutlinedIcon,
  check: TaskAltOutlinedIcon,
  checklist: ChecklistOutlinedIcon,
  claim: PanToolOutlinedIcon,
  columns: ViewColumnOutlinedIcon,
  company: BusinessOutlinedIcon,
  copy: ContentCopyIcon,
  delete: DeleteOutlinedIcon,
  deliver: DoneAllIcon,
  discount: DiscountOutlinedIcon,
  dispute: ReportProblemOutlinedIcon,
  done: CheckIcon,
  download: FileDownloadOutlinedIcon,
  draft: EditNoteOutlinedIcon,
  entrants: HowToRegOutlinedIcon,
  error: ErrorOutlineOutlinedIcon,
  euro: EuroOutlinedIcon,
  export: IosShareOutlinedIcon,
  flight: FlightOutlinedIcon,
  forum: ForumOutlinedIcon,
  gift: RedeemOutlinedIcon,
  globe: PublicOutlinedIcon,
  handshake: HandshakeOutlinedIcon,
  help: HelpCenterOutlinedIcon,
  history: HistoryIcon,
  invoice: DescriptionOutlinedIcon,
  item: CategoryOutlinedIcon,
  key: KeyOutlinedIcon,
  label: SellOutlinedIcon,
  link: LinkOutlinedIcon,
  mail: MailOutlinedIcon,
  match: RuleOutlinedIcon,
  mic: MicNoneOutlinedIcon,
  month: CalendarMonthOutlinedIcon,
  music: LibraryMusicOutlinedIcon,
  palette: PaletteOutlinedIcon,
  pause: PauseIcon,
  payments: CreditCardOutlinedIcon,
  payout: AccountBalanceOutlinedIcon,
  people: PeopleOutlinedIcon,
  percent: PercentOutlinedIcon,
  pin: PinOutlinedIcon,
  place: PlaceOutlinedIcon,
  plan: EventNoteOutlinedIcon,
  playlist: QueueMusicOutlinedIcon,
  podcast: PodcastsOutlinedIcon,
  policy: PolicyOutlinedIcon,
  prepare: Inventory2OutlinedIcon,
  price: PriceChangeOutlinedIcon,
  print: PrintOutlinedIcon,
  qr: QrCode2OutlinedIcon,
  quote: RequestQuoteOutlinedIcon,
  reactivate: ReplayIcon,
  receipt: ReceiptLongOutlinedIcon,
  referral: GroupAddOutlinedIcon,
  refund: CurrencyExchangeIcon,
  release: UndoIcon,
  repeat: EventRepeatOutlinedIcon,
  resume: PlayArrowIcon,
  savings: SavingsOutlinedIcon,
  scale: ScaleOutlinedIcon,
  scan: QrCodeScannerOutlinedIcon,
  schedule: ScheduleOutlinedIcon,
  settings: SettingsOutlinedIcon,
  shelves: ShelvesIcon,
  ship: LocalShippingOutlinedIcon,
  star: StarOutlineIcon,
  step: MoveUpOutlinedIcon,
  storefront: StorefrontOutlinedIcon,
  style: StyleOutlinedIcon,
  table: TableChartOutlinedIcon,
  ticket: ConfirmationNumberOutlinedIcon,
  timer: TimerOutlinedIcon,
  today: TodayOutlinedIcon,
  tracking: PinDropOutlinedIcon,
  trend: ShowChartOutlinedIcon,
  trophy: EmojiEventsOutlinedIcon,
  tune: TuneOutlinedIcon,
  undo: UndoIcon,
  upload: UploadFileOutlinedIcon,
  visibility: VisibilityOutlinedIcon,
  wallet: AccountBalanceWalletOutlinedIcon,
  warehouse: WarehouseOutlinedIcon,
};

/** Returns the icon of a name; a bolt for an unknown one. */
export function getIcon(name: string | undefined): SvgIconComponent {
  return (name && ICONS[name]) || Bolt;
}
