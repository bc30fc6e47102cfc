import { Box, Flex } from '@chakra-ui/react'
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react'
import { Outlet } from 'react-router'
import { useLiveUnreadLeads } from '../data/lead-doors.ts'
import { useLiveNotifications } from '../data/notifications.ts'
import { useLiveUnread } from '../data/unread.ts'
import { OnCall } from '../features/calls/index.ts'
import { KeepSending } from '../features/chats/sending/keep-sending.tsx'
import { useAlerts, useClosedPage, useReadShown } from '../features/notifications/index.ts'
import { useText } from '../lib/language/text.ts'
import { followSignOut } from '../lib/other-tabs.ts'
import { useLiveUpdates } from '../lib/realtime.ts'
import { useSession } from '../lib/session.ts'
import { useSlot } from '../lib/slots.ts'
import { useLiveSession } from '../lib/use-live-session.ts'
import { stopVoice } from '../lib/voice/service.ts'
import { HeaderEnd } from '../ui/page-header.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { Keys } from './keys/keys.tsx'
import { usePlaceTabs } from './navigation.ts'
import { PhoneBell } from './phone-bell.tsx'
import { PlaceTabs } from './place-tabs.tsx'
import { Sidebar } from './sidebar.tsx'
import { SkipLink } from './skip-link.tsx'
import { useArrival } from './use-arrival.ts'
import { useKeptScroll } from './use-kept-scroll.ts'

/** Sidebar (a bottom bar on a phone) and the page, which scrolls itself: the window never does. */
export function WorkspaceLayout() {
  const main = useRef<HTMLDivElement>(null)
  const common = useText()
  const hasTabs = usePlaceTabs() !== undefined
  useArrival(main)
  useKeptScroll(main)
  useKeyScroll(main)
  const { user } = useSession()
  const { halt, plan } = user?.organization_data ?? {}
  useLiveUpdates(user && `${user.role.name} ${user.sees_all_chats}`)
  useLiveSession()
  useLiveUnread()
  useLiveUnreadLeads()
  useLiveNotifications()
  useAlerts()
  useReadShown()
  useClosedPage()
  useEffect(() => followSignOut(stopVoice), [])
  return (
    <Flex height="100dvh" direction={{ base: 'column', md: 'row' }} overflow="hidden" bg="bg.canvas">
      <SkipLink />
      <Sidebar />
      <Flex direction="column" flex="1" minWidth="0" minHeight="0">
        <ConnectionBanner />
        {(halt || plan) && (
          <Suspense>
            <StandingBanner />
          </Suspense>
        )}
        <PlaceTabs />
        {/* Positioned: what is hidden in a page would make the document as tall as the page. */}
        <Box as="main" id="main" ref={main} tabIndex={-1} position="relative" flex="1" minHeight="0" overflowY="auto">
          {/* Tabs have it at their own end. */}
          <HeaderEnd value={hasTabs ? null : BELL}>
            <Outlet />
          </HeaderEnd>
        </Box>
        <OnCall />
      </Flex>
      <BottomBar />
      <Keys />
      <KeepSending />
      {useSlot('overlays').map(({ id, Overlay }) => (
        <Overlay key={id} />
      ))}
      <Toaster closeLabel={common('close')} />
    </Flex>
  )
}

const BELL = <PhoneBell />

/** For those whom it tells something alone. */
const StandingBanner = lazy(async () => ({ default: (await import('./standing-banner.tsx')).StandingBanner }))

const SCROLLING = new Set([' ', 'PageDown', 'PageUp', 'Home', 'End', 'ArrowDown', 'ArrowUp'])

/** The window never scrolls, so scrolling keys go to the page while nothing else has the focus. */
function useKeyScroll(main: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const follow = ({ key }: KeyboardEvent) => {
      if (SCROLLING.has(key) && document.activeElement === document.body) main.current?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [main])
}
