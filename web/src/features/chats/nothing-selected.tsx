import { Button, Tabs } from '@chakra-ui/react'
import { Hourglass, MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { findLongestWaiting } from '../../data/dashboard.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { toaster } from '../../ui/toaster.tsx'
import { chatAddress } from './chat-address.ts'
import { ChatTabs } from './chat-tabs.tsx'
import { SplitToggle } from './split/split-toggle.tsx'
import type { Split } from './split/use-split.ts'
import { useChatText } from './texts.ts'
import './nothing-selected.css'

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
        <EmptyState
          icon={<MessagesSquare />}
          title={t('select_contact')}
          description={t('select_contact_hint')}
          action={<OpenLongest />}
        />
      </div>
    </div>
  )
}

/** Leads to whoever has waited the longest. */
function OpenLongest() {
  const t = useChatText()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  async function open() {
    setBusy(true)
    try {
      const contact = await findLongestWaiting()
      if (contact) return navigate(chatAddress(contact))
      toaster.create({ type: 'info', title: t('nobody_waits') })
    } catch (error) {
      toaster.create({ type: 'error', title: errorText(error) })
    }
    setBusy(false)
  }
  return (
    <Button variant="outline" loading={isBusy} onClick={open}>
      <Hourglass /> {t('open_longest')}
    </Button>
  )
}
