import { IconButton, Menu } from '@chakra-ui/react'
import { Archive, CircleCheck, EllipsisVertical, RotateCcw, Route, UserRoundCog } from 'lucide-react'
import type { ConversationStatus } from '#contract/fields.ts'
import { runAct, useOffered } from '../../../lib/acts.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useMay } from '../../../lib/session.ts'
import { useSlot } from '../../../lib/slots.ts'
import { DEED } from './status-dialog.tsx'
import { useHeaderText } from './texts.ts'

const ICONS = { active: RotateCcw, closed: CircleCheck, archived: Archive }
/** From active one closes or archives, from there one reopens (S2 §4). */
const NEXT: Record<ConversationStatus, readonly ConversationStatus[]> = {
  active: ['closed', 'archived'],
  closed: ['active'],
  archived: ['active'],
}

interface ConversationMenuProps {
  status: ConversationStatus
  /** A status to set, or an action's id. */
  onChoose: (deed: string) => void
}

/** What can be done with a conversation (S2 §2.1). Whoever may assign it has a key for that, and so an entry here. */
export function ConversationMenu({ status, onChoose }: ConversationMenuProps) {
  const t = useHeaderText()
  const mayEdit = useMay('edit')
  const mayAssign = useOffered().some(({ id }) => id === 'assign')
  const language = useLanguage()
  const added = useSlot('conversationActions')
  const entries = [
    ...added.map(({ id, at, title, icon, key }) => ({ value: id, at, text: title[language], icon, key })),
    ...(mayEdit ? [{ value: 'stage', at: 20, text: t('update_stage'), icon: Route, key: undefined }] : []),
    ...(mayAssign ? [{ value: 'assign', at: 30, text: t('change_assignment'), icon: UserRoundCog, key: 'a' }] : []),
    ...(mayEdit ? NEXT[status] : []).map((to) => ({
      value: to,
      at: 90,
      text: t(DEED[to]),
      icon: ICONS[to],
      key: to === 'archived' ? undefined : 'e',
    })),
  ].toSorted((a, b) => a.at - b.at)
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      // Once the menu is gone: what it opens takes the focus then.
      onSelect={({ value }) => setTimeout(() => (value === 'assign' ? runAct('assign') : onChoose(value)))}
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
              {key && <Menu.ItemCommand>{key.toUpperCase()}</Menu.ItemCommand>}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
