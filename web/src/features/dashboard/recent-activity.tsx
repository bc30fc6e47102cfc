import { Button, Heading, List, Text } from '@chakra-ui/react'
import { MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useText } from '../../lib/language/text.ts'
import { useMay } from '../../lib/session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ConversationEntry } from './conversation-entry.tsx'
import { dashboardTexts } from './texts.ts'

/** The most recently active conversations; each row links to its own. */
export function RecentActivity({ conversations }: { conversations: readonly ConversationRow[] }) {
  const t = useText(dashboardTexts)
  const mayConnect = useMay('settings')
  return (
    <Panel as="section" aria-label={t('recent')} padding="0" overflow="hidden">
      <Heading
        as="h2"
        size="md"
        fontWeight="650"
        paddingInline={{ base: '4', md: '6' }}
        paddingTop={{ base: '5', md: '6' }}
        paddingBottom="2"
      >
        {t('recent')}
      </Heading>
      {conversations.length === 0 ? (
        <EmptyState
          icon={<MessageCircle />}
          title={t('no_activity')}
          titleAs="h3"
          description={t('no_activity_hint')}
          action={
            mayConnect && (
              <Button asChild variant="outline">
                <Link to="/settings/twilio">{t('connect')}</Link>
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
  const { listTime, moment } = useFormats()
  const { last_message_at: at } = conversation
  const when = at && (
    <Text asChild fontSize="xs" color="fg.subtle" flexShrink="0">
      <time dateTime={at} title={moment(at)}>
        {listTime(at)}
      </time>
    </Text>
  )
  return <ConversationEntry {...{ conversation, when }} />
}
