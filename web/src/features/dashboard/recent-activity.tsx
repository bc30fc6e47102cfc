import { Badge, Box, Button, Flex, Heading, List, Text } from '@chakra-ui/react'
import { MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { withoutVehicleCode } from '#contract/stock/vehicle-code.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { phoneText } from '../../lib/language/phone-text.ts'
import { useText } from '../../lib/language/text.ts'
import { useSession } from '../../lib/session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PersonAvatar } from '../../ui/person-avatar.tsx'
import { ChannelBadge } from '../chats/index.ts'
import { dashboardTexts } from './texts.ts'

/** The conversations that moved last; each row leads to its own. */
export function RecentActivity({ conversations }: { conversations: readonly ConversationRow[] }) {
  const t = useText(dashboardTexts)
  const { isManager } = useSession()
  return (
    <Panel as="section" padding="0" overflow="hidden">
      <Heading as="h2" size="md" fontWeight="650" paddingInline="6" paddingTop="5" paddingBottom="3">
        {t('recent')}
      </Heading>
      {conversations.length === 0 ? (
        <EmptyState
          icon={<MessageCircle />}
          title={t('no_activity')}
          titleAs="h3"
          description={t('no_activity_hint')}
          action={
            isManager && (
              <Button asChild variant="outline">
                <Link to="/settings">{t('connect')}</Link>
              </Button>
            )
          }
        />
      ) : (
        <List.Root variant="plain" paddingBottom="2">
          {conversations.map((conversation) => (
            <List.Item key={conversation.contact_id} display="block">
              <Activity conversation={conversation} />
            </List.Item>
          ))}
        </List.Root>
      )}
    </Panel>
  )
}

function Activity({ conversation }: { conversation: ConversationRow }) {
  const t = useText(dashboardTexts)
  const { listTime, moment } = useFormats()
  const { display_name, last_message, last_message_at, unread_count, most_recent_type, contact_id } = conversation
  const isUnread = unread_count > 0
  // Who has no name yet is called by their number.
  const name = phoneText(display_name)
  return (
    <Flex
      asChild
      align="center"
      gap="3.5"
      paddingInline="6"
      paddingBlock="3"
      transition="background 120ms"
      _hover={{ bg: 'bg.muted' }}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <Link to={`/chats?contact=${encodeURIComponent(contact_id)}`}>
        <PersonAvatar name={display_name} colorSeed={contact_id} size="sm" />
        <Box flex="1" minWidth="0">
          <Flex align="baseline" gap="2">
            <Text fontWeight={isUnread ? '650' : '500'} truncate flex="1">
              {name}
            </Text>
            {last_message_at && (
              <Text asChild fontSize="xs" color="fg.subtle" flexShrink="0">
                <time dateTime={last_message_at} title={moment(last_message_at)}>
                  {listTime(last_message_at)}
                </time>
              </Text>
            )}
          </Flex>
          <Flex align="center" gap="2">
            <Text fontSize="sm" color={isUnread ? 'fg' : 'fg.muted'} truncate flex="1">
              {last_message === null ? t('start_conversation') : withoutVehicleCode(last_message)}
            </Text>
            {most_recent_type && <ChannelBadge type={most_recent_type} />}
            {isUnread && (
              <Badge
                size="xs"
                variant="solid"
                colorPalette="copper"
                borderRadius="full"
                minWidth="5"
                height="5"
                justifyContent="center"
                aria-label={t('unread_marker', { count: unread_count })}
              >
                {unread_count}
              </Badge>
            )}
          </Flex>
        </Box>
      </Link>
    </Flex>
  )
}
