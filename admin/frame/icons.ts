import Album from '@mui/icons-material/AlbumOutlined';
import Today from '@mui/icons-material/TodayOutlined';
import Undo from '@mui/icons-material/Undo';
import Bulk from '@mui/icons-material/PlaylistAddCheck';
import Assign from '@mui/icons-material/PersonAddAltOutlined';
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import Bolt from '@mui/icons-material/Bolt';
import Cancel from '@mui/icons-material/CancelOutlined';
import Chart from '@mui/icons-material/InsertChartOutlined';
import Copy from '@mui/icons-material/ContentCopy';
import Draft from '@mui/icons-material/EditNoteOutlined';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Done from '@mui/icons-material/DoneAll';
import Forum from '@mui/icons-material/ForumOutlined';
import Gavel from '@mui/icons-material/GavelOutlined';
import History from '@mui/icons-material/History';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Link from '@mui/icons-material/LinkOutlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Mic from '@mui/icons-material/MicNoneOutlined';
import Payments from '@mui/icons-material/CreditCardOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import PanTool from '@mui/icons-material/PanToolOutlined';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Invoice from '@mui/icons-material/RequestQuoteOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Sell from '@mui/icons-material/SellOutlined';
import Shelves from '@mui/icons-material/Shelves';
import Step from '@mui/icons-material/MoveUpOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import Refund from '@mui/icons-material/CurrencyExchange';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import type { SvgIconComponent } from '@mui/icons-material';

/** The icon words of the description (`x-resource.icon`, `x-action.icon`) and what they look like. */
const ICONS: Readonly<Record<string, SvgIconComponent>> = {
  album: Album,
  bulk: Bulk,
  cancel: Cancel,
  chart: Chart,
  assign: Assign,
  claim: PanTool,
  copy: Copy,
  deliver: Done,
  dispute: Gavel,
  download: Download,
  draft: Draft,
  forum: Forum,
  history: History,
  invoice: Invoice,
  label: Sell,
  link: Link,
  mail: Mail,
  mic: Mic,
  pause: Pause,
  payments: Payments,
  payout: AccountBalance,
  people: People,
  place: Place,
  prepare: Inventory,
  print: Print,
  receipt: Receipt,
  release: Undo,
  resume: PlayArrow,
  refund: Refund,
  shelves: Shelves,
  ship: LocalShipping,
  step: Step,
  storefront: Storefront,
  tracking: LocalShipping,
  today: Today,
  undo: Undo,
  visibility: Visibility,
};

/** The icon for a word of the description; a word without a picture yet gets a plain spark. */
export function iconFor(word: string | undefined): SvgIconComponent {
  return (word && ICONS[word]) || Bolt;
}
