import { Box, Flex, IconButton, Text } from '@chakra-ui/react'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { PhoneSwitch } from '../features/calls/index.ts'
import { Bell } from '../features/notifications/index.ts'
import { kept } from '../lib/kept.ts'
import { useText } from '../lib/language/text.ts'
import { useSession } from '../lib/session.ts'
import { useMedia } from '../lib/use-media.ts'
import { Wordmark } from '../ui/wordmark.tsx'
import { AccountBlock } from './account-block.tsx'
import { PaletteButton } from './keys/palette-button.tsx'
import { GROUPS, useEntries } from './navigation.ts'
import { SidebarGroup } from './sidebar-group.tsx'
import { SidebarLinks } from './sidebar-links.tsx'
import { appTexts } from './texts.ts'

const STORED_UNDER = 'sidebar'
const ORGANIZATION_CUT = 20
/** Scrolling clips at the edge, and outlines and counts extend beyond their links. */
const ROOM_AROUND = { marginInline: '-3', paddingInline: '3', marginBlock: '-1', paddingBlock: '1' } as const
/** List and thread fit side by side from this width (252 px of sidebar, 860 of chats); below it, the sidebar folds. */
const NARROW = '(max-width: 1111px)'
/** Nine stages fit beside each other from this width on; below it they do beside the folded sidebar, from 1440 px. */
const NARROW_FOR_BOARD = '(max-width: 1599px)'
const BOARD = '/sales-classification'

/** The navigation of the workspace; folds to icons, automatically where the page needs the width, else as the user left it. */
export function Sidebar() {
  const t = useText(appTexts)
  const { user } = useSession()
  const { hourly } = useEntries()
  const { pathname } = useLocation()
  const isNarrow = useMedia(pathname === BOARD ? NARROW_FOR_BOARD : NARROW)
  const [isOpenAnyway, setOpenAnyway] = useState(false)
  const [isFoldedWide, setFoldedWide] = useState(() => kept.read(STORED_UNDER) === 'folded')
  const isFolded = isNarrow ? !isOpenAnyway : isFoldedWide
  const organization = user?.organization_data.name ?? ''
  const fold = (folded: boolean) => {
    if (isNarrow) return setOpenAnyway(!folded)
    kept.write(STORED_UNDER, folded ? 'folded' : 'open')
    setFoldedWide(folded)
  }
  return (
    <Flex
      as="nav"
      aria-label={t('navigation')}
      hideBelow="md"
      direction="column"
      flexShrink="0"
      width={isFolded ? '72px' : '252px'}
      transition="width 160ms ease"
      bg="bg.panel"
      borderRightWidth="1px"
      paddingInline="3"
      paddingBlock="3"
      gap="2"
      overflow="hidden"
    >
      <SidebarHead isFolded={isFolded} onFold={() => fold(!isFolded)} />
      <PaletteButton isFolded={isFolded} />
      {!isFolded && (
        <Text
          title={organization}
          textStyle="xs"
          fontWeight="600"
          color="fg.subtle"
          paddingInline="3"
          marginTop="1"
          marginBottom="-1"
          whiteSpace="nowrap"
        >
          {cut(organization)}
        </Text>
      )}
      {/* The account and sign-out stay visible on a low screen: only the entries scroll. */}
      <Flex direction="column" gap="2" flex="1" minHeight="0" overflowY="auto" scrollbarWidth="thin" {...ROOM_AROUND}>
        <SidebarLinks entries={hourly} isFolded={isFolded} />
        {GROUPS.map((group) => (
          <SidebarGroup key={group} group={group} isFolded={isFolded} />
        ))}
      </Flex>
      <PhoneSwitch isFolded={isFolded} />
      <AccountBlock isFolded={isFolded} />
    </Flex>
  )
}

function SidebarHead({ isFolded, onFold }: { isFolded: boolean; onFold: () => void }) {
  const t = useText(appTexts)
  const common = useText()
  return (
    <Flex align="center" justify="space-between" direction={isFolded ? 'column' : 'row'} gap={isFolded ? '3' : '2'}>
      <Link to="/dashboard">
        <Wordmark name={common('product')} compact={isFolded} paddingLeft={isFolded ? '0' : '1.5'} />
      </Link>
      {!isFolded && <Box flex="1" />}
      <Bell isFolded={isFolded} />
      <IconButton
        variant="ghost"
        size="sm"
        color="fg.muted"
        _expanded={{ bg: 'transparent', _hover: { bg: 'bg.muted' } }}
        aria-label={isFolded ? t('expand') : t('collapse')}
        title={isFolded ? t('expand') : t('collapse')}
        aria-expanded={!isFolded}
        onClick={onFold}
      >
        {isFolded ? <PanelLeftOpen /> : <PanelLeftClose />}
      </IconButton>
    </Flex>
  )
}

const cut = (name: string) =>
  [...name].length > ORGANIZATION_CUT ? `${[...name].slice(0, ORGANIZATION_CUT).join('')}…` : name
