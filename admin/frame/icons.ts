import Album from '@mui/icons-material/AlbumOutlined';
import Bolt from '@mui/icons-material/Bolt';
import Cancel from '@mui/icons-material/CancelOutlined';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Done from '@mui/icons-material/DoneAll';
import History from '@mui/icons-material/History';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Mic from '@mui/icons-material/MicNoneOutlined';
import Payments from '@mui/icons-material/CreditCardOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Invoice from '@mui/icons-material/RequestQuoteOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Sell from '@mui/icons-material/SellOutlined';
import Shelves from '@mui/icons-material/Shelves';
import Step from '@mui/icons-material/MoveUpOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import type { SvgIconComponent } from '@mui/icons-material';

/** The icon words of the description (`x-resource.icon`, `x-action.icon`) and what they look like. */
const ICONS: Readonly<Record<string, SvgIconComponent>> = {
  album: Album,
  cancel: Cancel,
  deliver: Done,
  download: Download,
  history: History,
  invoice: Invoice,
  label: Sell,
  mail: Mail,
  mic: Mic,
  payments: Payments,
  people: People,
  prepare: Inventory,
  print: Print,
  receipt: Receipt,
  shelves: Shelves,
  ship: LocalShipping,
  step: Step,
  storefront: Storefront,
  visibility: Visibility,
};

/** The icon for a word of the description; a word without a picture yet gets a plain spark. */
export function iconFor(word: string | undefined): SvgIconComponent {
  return (word && ICONS[word]) || Bolt;
}
