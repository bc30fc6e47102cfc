import { Tabs } from '@chakra-ui/react'
import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ChatTabs } from './chat-tabs.tsx'
import { SplitToggle } from './split/split-toggle.tsx'
import type { Split } from './split/use-split.ts'
import { isChannel, TABS, type Tab } from './tabs.ts'
import { useChatText } from './texts.ts'

/** What stands beside the list until a contact is chosen. */
export function NothingSelected({ split }: { split: Split }) {
  const t = useChatText()
  const [tab, setTab] = useState<Tab>(TABS[0])
  return (
    <Tabs.Root
      className="chat-pane"
      variant="plain"
      value={tab}
      lazyMount
      unmountOnExit
      onValueChange={({ value }) => setTab(value as Tab)}
    >
      <div className="chat-header chat-header-empty">
        <div className="chat-header-tabs">
          <ChatTabs />
          {isChannel(tab) && <SplitToggle split={split} blocked="split_no_contact" />}
        </div>
      </div>
      {TABS.map((each) => (
        <Tabs.Content key={each} value={each} className="chat-tab-panel">
          <div className="chat-pane-center">
            <EmptyState
              icon={<MessagesSquare />}
              title={t('select_contact')}
              description={t(isChannel(each) ? 'select_contact_hint' : `select_contact_${each}`)}
            />
          </div>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
