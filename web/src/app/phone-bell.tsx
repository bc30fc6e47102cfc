import { Box, Flex, Icon } from '@chakra-ui/react'
import { Bell } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import { useNotifications } from '../data/notifications.ts'
import { useText } from '../lib/language/text.ts'
import { CountMark } from '../ui/count-mark.tsx'
import { appTexts } from './texts.ts'

const PAGE = '/notifications'

/** The sidebar's bell where there is a phone's bar instead: a link to the page. */
export function PhoneBell() {
  const t = useText(appTexts)
  const { data } = useNotifications()
  const unread = data?.unread ?? 0
  if (useLocation().pathname === PAGE) return null
  return (
    <Flex
      asChild
      hideFrom="md"
      align="center"
      // Only a number needs room behind the bell.
      justify={unread > 0 ? undefined : 'flex-end'}
      paddingInlineStart="1"
      flexShrink="0"
      boxSize="11"
      color="fg.muted"
    >
      <NavLink
        className="phone-bell"
        to={PAGE}
        aria-label={t('notifications')}
        aria-description={unread > 0 ? t('unread_notifications', { count: unread }) : undefined}
      >
        <Box position="relative">
          <Icon as={Bell} boxSize="5" aria-hidden />
          <CountMark count={unread} beside="icon" />
        </Box>
      </NavLink>
    </Flex>
  )
}
