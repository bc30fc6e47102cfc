import { Tabs } from '@chakra-ui/react'
import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useSlot } from '../../lib/slots.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ChatTabs } from './chat-tabs.tsx'
import { isChannel } from './is-channel.ts'
import { SplitToggle } from './split/split-toggle.tsx'
import type { Split } from './split/use-split.ts'
import { useChatText } from './texts.ts'

/** What stands beside the list until a contact is chosen. */
export function NothingSelected({ split }: { split: Split }) {
  const t = useChatText()
  const [tab, setTab] = useState<string>(ALL_CHANNELS[0])
  const added = useSlot('contactTabs').find(({ id }) => id === tab)
  const language = useLanguage()
  return (
    <Tabs.Root className="chat-pane" variant="plain" value={tab} onValueChange={({ value }) => setTab(value)}>
      <div className="chat-header chat-header-empty">
        <div className="chat-header-tabs">
          <ChatTabs />
          {isChannel(tab) && <SplitToggle split={split} blocked="split_no_contact" />}
        </div>
      </div>
      <Tabs.Content key={tab} value={tab} className="chat-tab-panel">
        <div className="chat-pane-center">
          <EmptyState
            icon={<MessagesSquare />}
            title={t('select_contact')}
            description={added ? added.hint[language] : t('select_contact_hint')}
          />
        </div>
      </Tabs.Content>
    </Tabs.Root>
  )
}
