import Album from '@mui/icons-material/AlbumOutlined';
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import Bolt from '@mui/icons-material/Bolt';
import Cancel from '@mui/icons-material/CancelOutlined';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Done from '@mui/icons-material/DoneAll';
import Gavel from '@mui/icons-material/GavelOutlined';
import History from '@mui/icons-material/History';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Link from '@mui/icons-material/LinkOutlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Mic from '@mui/icons-material/MicNoneOutlined';
import Payments from '@mui/icons-material/CreditCardOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Sell from '@mui/icons-material/SellOutlined';
import Shelves from '@mui/icons-material/Shelves';
import Step from '@mui/icons-material/MoveUpOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import type { SvgIconComponent } from '@mui/icons-material';

/** The icon words of the description (`x-resource.icon`, `x-action.icon`) and what they look like. */
const ICONS: Readonly<Record<string, SvgIconComponent>> = {
  album: Album,
  cancel: Cancel,
  deliver: Done,
  dispute: Gavel,
  download: Download,
  history: History,
  label: Sell,
  link: Link,
  mail: Mail,
  mic: Mic,
  payments: Payments,
  payout: AccountBalance,
  people: People,
  prepare: Inventory,
  receipt: Receipt,
  refund: Undo,
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
