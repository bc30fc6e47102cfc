import { IconButton, Menu } from '@chakra-ui/react'
import { Archive, CircleCheck, EllipsisVertical, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { ConversationStatus } from '#contract/fields.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useChatText } from '../texts.ts'
import { DEED, StatusDialog } from './status-dialog.tsx'

const ICONS = { active: RotateCcw, closed: CircleCheck, archived: Archive }
/** From active one closes or archives, from there one reopens (S2 §4). */
const NEXT: Record<ConversationStatus, readonly ConversationStatus[]> = {
  active: ['closed', 'archived'],
  closed: ['active'],
  archived: ['active'],
}

/** What can be done with a conversation. */
export function ConversationMenu({ row }: { row: ConversationRow }) {
  const t = useChatText()
  const [asked, setAsked] = useState<ConversationStatus | null>(null)
  return (
    <>
      <Menu.Root
        positioning={{ placement: 'bottom-end' }}
        onSelect={({ value }) => setAsked(value as ConversationStatus)}
      >
        <Menu.Trigger asChild>
          <IconButton
            className="chat-touch"
            variant="ghost"
            color="fg.muted"
            aria-label={t('actions')}
            title={t('actions')}
          >
            <EllipsisVertical />
          </IconButton>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content minWidth="44">
            {NEXT[row.status].map((status) => {
              const Icon = ICONS[status]
              return (
                <Menu.Item key={status} value={status} minHeight={{ base: '11', md: '9' }}>
                  <Icon size={16} /> {t(DEED[status])}
                </Menu.Item>
              )
            })}
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      <StatusDialog row={row} to={asked} onDone={() => setAsked(null)} />
    </>
  )
}
