import { IconButton, Menu } from '@chakra-ui/react'
import {
  Archive,
  CircleCheck,
  EllipsisVertical,
  NotebookPen,
  Pencil,
  RotateCcw,
  Route,
  UserRoundCog,
} from 'lucide-react'
import type { ConversationStatus } from '#contract/fields.ts'
import { press, useShortcuts } from '../../../lib/shortcuts.ts'
import { useChatText } from '../texts.ts'
import { DEED } from './status-dialog.tsx'

/** Something to do that asks first: a status to set, or one of the others. */
export type Deed = ConversationStatus | 'note' | 'stage' | 'edit'

const ICONS = { active: RotateCcw, closed: CircleCheck, archived: Archive }
/** From active one closes or archives, from there one reopens (S2 §4). */
const NEXT: Record<ConversationStatus, readonly ConversationStatus[]> = {
  active: ['closed', 'archived'],
  closed: ['active'],
  archived: ['active'],
}

interface ConversationMenuProps {
  status: ConversationStatus
  onChoose: (deed: Deed) => void
}

/** What can be done with a conversation (S2 §2.1). Whoever may assign it has a key for that, and so an entry here. */
export function ConversationMenu({ status, onChoose }: ConversationMenuProps) {
  const t = useChatText()
  const mayAssign = useShortcuts().some(({ key }) => key === 'a')
  const entries = [
    { value: 'note', text: t('add_note'), icon: NotebookPen, key: 'N' },
    { value: 'stage', text: t('update_stage'), icon: Route },
    ...(mayAssign ? [{ value: 'assign', text: t('change_assignment'), icon: UserRoundCog, key: 'A' }] : []),
    { value: 'edit', text: t('edit_contact'), icon: Pencil },
    ...NEXT[status].map((to) => ({
      ...{ value: to, text: t(DEED[to]), icon: ICONS[to] },
      key: to === 'archived' ? undefined : 'E',
    })),
  ]
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      // Once the menu is gone: what it opens takes the focus then.
      onSelect={({ value }) => setTimeout(() => (value === 'assign' ? press('a') : onChoose(value as Deed)))}
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
        <Menu.Content minWidth="52">
          {entries.map(({ value, text, icon: Icon, key }) => (
            <Menu.Item key={value} value={value} minHeight={{ base: '11', md: '9' }}>
              <Icon size={16} /> {text}
              {key && <Menu.ItemCommand>{key}</Menu.ItemCommand>}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
