import { Box, CloseButton, Drawer, Flex, Icon, Portal, Text } from '@chakra-ui/react'
import { Bell, Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { NavLink } from 'react-router'
import { useNotifications } from '../data/notifications.ts'
import { PhoneSwitch } from '../features/calls/index.ts'
import { useLanguage } from '../lib/language/language.ts'
import { useText } from '../lib/language/text.ts'
import { useSession } from '../lib/session.ts'
import { CountMark } from '../ui/count-mark.tsx'
import { AccountBlock } from './account-block.tsx'
import { PaletteButton } from './keys/palette-button.tsx'
import { useEntries } from './navigation.ts'
import { SidebarLinks } from './sidebar-links.tsx'
import { appTexts } from './texts.ts'
import { useCounts } from './use-counts.ts'

/** Number of entries that fit beside the last one, which leads to the others. */
const PLACES = 4

/** The main entries, and all others. */
function useThumb() {
  const { open, hourly } = useEntries()
  const atThumb = hourly.filter(({ isBehindMore }) => !isBehindMore).slice(0, PLACES)
  return { atThumb, more: open.filter((entry) => !entry.tabOf && !atThumb.includes(entry)) }
}

/** A phone's sidebar: the main entries at the thumb, the others and the account under the last one. */
export function BottomBar() {
  const { atThumb } = useThumb()
  const t = useText(appTexts)
  const language = useLanguage()
  const countOf = useCounts()
  return (
    <Flex
      as="nav"
      aria-label={t('navigation')}
      hideFrom="md"
      flexShrink="0"
      bg="bg.panel"
      borderTopWidth="1px"
      paddingBottom="env(safe-area-inset-bottom)"
    >
      {atThumb.map(({ to, title, icon, ...entry }) => (
        <Place key={to}>
          <NavLink to={to} aria-description={countOf(entry).words}>
            <Box position="relative">
              <Icon as={icon} boxSize="5" aria-hidden />
              <CountMark count={countOf(entry).count} beside="icon" />
            </Box>
            {title[language]}
          </NavLink>
        </Place>
      ))}
      <News />
      <MoreDrawer />
    </Flex>
  )
}

/** The sidebar's bell, as an entry of its own. */
function News() {
  const t = useText(appTexts)
  const { data } = useNotifications()
  const unread = data?.unread ?? 0
  return (
    <Place>
      <NavLink
        to="/notifications"
        aria-description={unread > 0 ? t('unread_notifications', { count: unread }) : undefined}
      >
        <Box position="relative">
          <Icon as={Bell} boxSize="5" aria-hidden />
          <CountMark count={unread} beside="icon" />
        </Box>
        {t('notifications')}
      </NavLink>
    </Place>
  )
}

function MoreDrawer() {
  const t = useText(appTexts)
  const common = useText()
  const { user } = useSession()
  const { more } = useThumb()
  const [isOpen, setOpen] = useState(false)
  return (
    <Drawer.Root placement="bottom" lazyMount unmountOnExit open={isOpen} onOpenChange={({ open }) => setOpen(open)}>
      <Drawer.Trigger asChild>
        <Place>
          <button type="button">
            <Icon as={Ellipsis} boxSize="5" aria-hidden />
            {t('more')}
          </button>
        </Place>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content borderTopRadius="2xl">
            <Drawer.Header>
              <Box minWidth="0" flex="1">
                <Drawer.Title>{t('more')}</Drawer.Title>
                <Text color="fg.muted" fontSize="sm" truncate>
                  {user?.organization_data.name}
                </Text>
              </Box>
            </Drawer.Header>
            <Drawer.Body paddingBottom="8">
              <PaletteButton onOpen={() => setOpen(false)} />
              <Box marginBlock="4" onClick={() => setOpen(false)}>
                <SidebarLinks entries={more} isFolded={false} />
              </Box>
              <PhoneSwitch />
              <AccountBlock onFollow={() => setOpen(false)} />
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton aria-label={common('close')} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}

function Place({ children, ...rest }: { children: ReactNode }) {
  return (
    <Flex
      asChild
      flex="1 1 0"
      minWidth="min-content"
      direction="column"
      align="center"
      gap="0.5"
      height="14"
      paddingTop="1.5"
      paddingInline="0.5"
      fontSize="11px"
      lineHeight="1.1"
      textAlign="center"
      fontWeight="500"
      color="fg.muted"
      cursor="pointer"
      _focusVisible={{ outlineOffset: '-3px' }}
      css={{ '&.active': { color: 'brand.fg', fontWeight: 650 } }}
      {...rest}
    >
      {children}
    </Flex>
  )
}
