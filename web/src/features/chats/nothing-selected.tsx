import { Tabs } from '@chakra-ui/react'
import { MessagesSquare } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ChatTabs } from './chat-tabs.tsx'
import { SplitToggle } from './split/split-toggle.tsx'
import type { Split } from './split/use-split.ts'
import { useChatText } from './texts.ts'

/** What stands beside the list until a contact is chosen: all tabs are off. */
export function NothingSelected({ split }: { split: Split }) {
  const t = useChatText()
  return (
    <div className="chat-pane">
      <Tabs.Root className="chat-header chat-header-empty" variant="plain" value={null}>
        <div className="chat-header-tabs">
          <ChatTabs isOff />
          <SplitToggle split={split} blocked="split_no_contact" />
        </div>
      </Tabs.Root>
      <div className="chat-pane-center">
        <EmptyState icon={<MessagesSquare />} title={t('select_contact')} description={t('select_contact_hint')} />
      </div>
    </div>
  )
}
