import { Heading, List, Text } from '@chakra-ui/react'
import type { dashboard } from '#contract/reports/dashboard.ts'
import type { Output } from '#contract/route.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useText } from '../../lib/language/text.ts'
import { useNow } from '../../lib/use-now.ts'
import { Panel } from '../../ui/panel.tsx'
import { ConversationEntry } from './conversation-entry.tsx'
import { dashboardTexts } from './texts.ts'

type Waiting = Output<typeof dashboard.get>['waiting']

/** Customers with unread messages; nothing if there are none. */
export function LongestWaiting({ waiting }: { waiting: Waiting }) {
  const t = useText(dashboardTexts)
  const { fromNow, moment } = useFormats()
  const now = useNow()
  if (waiting.length === 0) return null
  return (
    <Panel as="section" aria-label={t('waiting')} padding="0" overflow="hidden">
      <Heading as="h2" size="md" fontWeight="650" paddingInline="6" paddingTop="5" paddingBottom="3">
        {t('waiting')}
      </Heading>
      <List.Root variant="plain" paddingBottom="2">
        {waiting.map(({ since, conversation }) => {
          const when = (
            <Text asChild fontSize="xs" fontWeight="600" color="copper.fg" flexShrink="0">
              <time dateTime={since} title={t('waiting_since', { moment: moment(since) })}>
                {fromNow(since, now)}
              </time>
            </Text>
          )
          return (
            <List.Item key={conversation.contact_id} display="block">
              <ConversationEntry {...{ conversation, when }} />
            </List.Item>
          )
        })}
      </List.Root>
    </Panel>
  )
}
