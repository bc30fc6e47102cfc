import { Badge, Box, chakra, Flex, Icon, Text } from '@chakra-ui/react'
import { Phone, UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { phoneText } from '../../lib/language/phone-text.ts'
import { useText } from '../../lib/language/text.ts'
import { usePreview } from '../../lib/use-preview.ts'
import { ColleagueMark } from '../../parts/colleague-avatar.tsx'
import { PersonAvatar } from '../../ui/person-avatar.tsx'
import { ChannelIcon } from '../chats/index.ts'
import { dashboardTexts } from './texts.ts'

interface ConversationEntryProps {
  conversation: ConversationRow
  /** Shown beside its name. */
  when: ReactNode
  /** Whose it is (a colleague's, nobody's, or one's own): on a phone a colleague's initials, so that the message has the line. */
  whose?: { words: string; colleague: ConversationRow['assigned_agent'] | 'own' }
}

const Initials = chakra(ColleagueMark, {
  base: {
    flexShrink: '0',
    paddingInline: '1.5',
    borderRadius: 'sm',
    fontSize: '2xs',
    fontWeight: '650',
    lineHeight: '1rem',
    color: 'fg.muted',
    bg: 'bg.muted',
    '&:is(img)': { boxSize: '4.5', padding: '0', borderRadius: 'full' },
  },
})

/** A link to a conversation. */
export function ConversationEntry({ conversation, when, whose }: ConversationEntryProps) {
  const t = useText(dashboardTexts)
  const preview = usePreview()
  const { display_name, last_message, last_call, unread_count, most_recent_type, contact_id } = conversation
  const isUnread = unread_count > 0
  // A contact without a name is shown by number.
  const name = phoneText(display_name)
  return (
    <Flex
      asChild
      align="center"
      gap="3.5"
      paddingInline={{ base: '4', md: '6' }}
      paddingBlock="2.5"
      transition="background 120ms"
      _hover={{ bg: 'bg.muted' }}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <Link to={`/chats?contact=${encodeURIComponent(contact_id)}`}>
        <PersonAvatar name={display_name} colorSeed={contact_id} size="sm" />
        <Box flex="1" minWidth="0">
          <Flex align="baseline" gap="2">
            <Text fontWeight={isUnread || whose ? '650' : '500'} truncate flex="1">
              {name}
            </Text>
            {when}
          </Flex>
          <Flex align="center" gap="2">
            <Text fontSize="sm" color={isUnread ? 'fg' : 'fg.muted'} truncate flex="1 1 0">
              {last_call
                ? t(`last_${last_call}`)
                : last_message === null
                  ? t('start_conversation')
                  : preview(last_message)}
            </Text>
            {whose && (
              <Text fontSize="xs" color="fg.muted" flexShrink="0" maxWidth="40" truncate hideBelow="sm">
                {whose.words}
              </Text>
            )}
            {whose?.colleague === null && (
              <Icon as={UserX} boxSize="4" color="fg.muted" role="img" aria-label={whose.words} hideFrom="sm" />
            )}
            {whose?.colleague && whose.colleague !== 'own' && (
              <Initials {...whose.colleague} words={whose.words} hideFrom="sm" />
            )}
            {last_call ? (
              <Icon as={Phone} boxSize="4" color="fg.muted" aria-hidden />
            ) : (
              most_recent_type && <ChannelIcon type={most_recent_type} isNamed />
            )}
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
