import { Tabs } from '@chakra-ui/react'
import { MessagesSquare } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ChannelTabs } from './channel-tabs.tsx'
import { useChatText } from './texts.ts'

/** What stands beside the list until a contact is chosen. */
export function NothingSelected() {
  const t = useChatText()
  const prompt = (
    <div className="chat-pane-center">
      <EmptyState icon={<MessagesSquare />} title={t('select_contact')} description={t('select_contact_hint')} />
    </div>
  )
  return (
    <Tabs.Root className="chat-pane" variant="plain" defaultValue="whatsapp" lazyMount unmountOnExit>
      <div className="chat-header chat-header-empty">
        <ChannelTabs />
      </div>
      <Tabs.Content value="whatsapp" className="chat-tab-panel">
        {prompt}
      </Tabs.Content>
      <Tabs.Content value="sms" className="chat-tab-panel">
        {prompt}
      </Tabs.Content>
    </Tabs.Root>
  )
}
