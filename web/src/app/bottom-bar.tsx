import { Box, Flex, Icon } from '@chakra-ui/react'
import { Bell, Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useNotifications } from '../data/notifications.ts'
import { useLanguage } from '../lib/language/language.ts'
import { useText } from '../lib/language/text.ts'
import { CountMark } from '../ui/count-mark.tsx'
import { byOpen, lazyDialog } from '../ui/lazy-dialog.tsx'
import { onFirstTouch } from '../ui/on-first-touch.ts'
import { useEntries } from './navigation.ts'
import { appTexts } from './texts.ts'
import { useCounts } from './use-counts.ts'

const load = async () => (await import('./more-drawer.tsx')).MoreDrawer
onFirstTouch(load)
const MoreDrawer = lazyDialog(load, byOpen)

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
  // An open conversation has the whole screen; its arrow leads back.
  if (/^\/chats\/./.test(useLocation().pathname)) return null
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
      <More />
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

function More() {
  const t = useText(appTexts)
  const { more } = useThumb()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Place>
        <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <Icon as={Ellipsis} boxSize="5" aria-hidden />
          {t('more')}
        </button>
      </Place>
      <MoreDrawer open={isOpen} entries={more} onClose={() => setOpen(false)} />
    </>
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
      height="15"
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
