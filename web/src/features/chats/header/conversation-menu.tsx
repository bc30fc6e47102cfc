import { IconButton } from '@chakra-ui/react'
import { Archive, CircleCheck, EllipsisVertical, Info, Phone, RotateCcw, Route, Tag, UserRoundCog } from 'lucide-react'
import type { ConversationStatus } from '#contract/fields.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { runAct, useOffered } from '../../../lib/acts.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useMay } from '../../../lib/session.ts'
import { useSlot } from '../../../lib/slots.ts'
import { Menu } from '../../../ui/menu.tsx'
import type { Details } from './details-button.tsx'
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
  row: ConversationRow
  details: Details
  /** A status to set, or an action's id. */
  onChoose: (deed: string) => void
}

/** What can be done with a conversation (S2 §2.1): also what the header may have no room for. */
export function ConversationMenu({ row, details, onChoose }: ConversationMenuProps) {
  const t = useHeaderText()
  const mayEdit = useMay('edit')
  const offered = useOffered().map(({ id }) => id)
  const language = useLanguage()
  const added = useSlot('conversationActions')
  const entries = [
    ...added.map(({ id, at, title, icon, key }) => ({ value: id, at, text: title[language], icon, key })),
    ...(details.isBeside === null && details.toggle
      ? [{ value: 'details', at: 6, text: t('details'), icon: Info, key: undefined }]
      : []),
    ...(mayEdit ? [{ value: 'stage', at: 20, text: t('update_stage'), icon: Route, key: undefined }] : []),
    ...[
      { value: 'call', at: 5, text: t('call_number', { number: phoneText(row.phone_number ?? '') }), icon: Phone },
      { value: 'assign', at: 30, text: t('change_assignment'), icon: UserRoundCog, key: 'a' },
      { value: 'labels', at: 35, text: t('manage_labels'), icon: Tag, key: 'l' },
    ].filter(({ value }) => offered.includes(value)),
    ...(mayEdit ? NEXT[row.status] : []).map((to) => ({
      value: to,
      at: 90,
      text: t(DEED[to]),
      icon: ICONS[to],
      key: to === 'archived' ? undefined : 'e',
    })),
  ].toSorted((a, b) => a.at - b.at)
  function choose(value: string) {
    if (value === 'details') details.toggle?.()
    else if (offered.includes(value)) runAct(value)
    else onChoose(value)
  }
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      // Once the menu is gone: what it opens takes the focus then.
      onSelect={({ value }) => setTimeout(() => choose(value))}
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
              {key && <Menu.ItemCommand hideBelow="md">{key.toUpperCase()}</Menu.ItemCommand>}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
