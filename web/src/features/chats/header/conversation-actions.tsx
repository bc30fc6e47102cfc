import { IconButton, type IconButtonProps } from '@chakra-ui/react'
import { CircleCheck, type LucideIcon, Phone, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import type { ConversationStatus } from '#contract/fields.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { begunOn } from '../../../data/conversations/conversation-on.ts'
import { useKnownRows } from '../../../data/conversations/use-known-rows.ts'
import { useActs } from '../../../lib/acts.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useMay } from '../../../lib/session.ts'
import { useSlot } from '../../../lib/slots.ts'
import { toaster } from '../../../ui/toaster.tsx'
import type { ChatPlace } from '../use-chat-place.ts'
import { ConversationMenu } from './conversation-menu.tsx'
import { type Details, DetailsButton } from './details-button.tsx'
import { StageDialog } from './stage-dialog.tsx'
import { DEED, StatusDialog } from './status-dialog.tsx'
import { useHeaderText } from './texts.ts'
import { useConversationActs } from './use-conversation-acts.ts'

const isStatus = (deed: string | null): deed is ConversationStatus => deed !== null && deed in DEED

interface ConversationActionsProps {
  row: ConversationRow
  place: ChatPlace
  details: Details
}

/** What can be done with the open conversation, by button, menu and key. */
export function ConversationActions({ row, place, details }: ConversationActionsProps) {
  const t = useHeaderText()
  const rows = useKnownRows()
  const actions = useSlot('conversationActions')
  const mayEdit = useMay('edit')
  /** A status to set, or another thing to do, by its name in the menu. */
  const [asked, ask] = useState<string | null>(null)
  const done = () => ask(null)
  const hasBegun = ALL_CHANNELS.some((one) => begunOn(row, one) !== null)
  const choose = (deed: string) =>
    isStatus(deed) && !hasBegun ? toaster.create({ type: 'error', title: t('status_nothing') }) : ask(deed)
  const next = row.status === 'active' ? 'closed' : 'active'
  const Icon = next === 'closed' ? CircleCheck : RotateCcw
  const language = useLanguage()
  const about = 'conversation' as const
  const edits = [
    {
      id: 'status',
      key: 'e',
      label: t(`${DEED[next]}_title`),
      group: about,
      isEnd: next === 'closed',
      isDialog: hasBegun,
      run: () => choose(next),
    },
    { id: 'stage', label: t('update_stage'), group: about, isDialog: true, run: () => choose('stage') },
    ...(row.status === 'active'
      ? [{ id: 'archive', label: t('archive_title'), group: about, isEnd: true, run: () => choose('archived') }]
      : []),
  ]
  useActs([
    ...(mayEdit ? edits : []),
    ...actions.map(({ id, key, title }) => ({
      id: `action-${id}`,
      key,
      label: title[language],
      group: about,
      isDialog: true,
      run: () => ask(id),
    })),
  ])
  const call = useConversationActs(row, place)
  return (
    <>
      {call && <Act label={call.label} icon={Phone} onClick={call.run} />}
      {mayEdit && (
        <Act
          className="chat-wide-only"
          label={t(`${DEED[next]}_title`)}
          icon={Icon}
          aria-keyshortcuts="e"
          title={`${t(DEED[next])} (E)`}
          onClick={() => choose(next)}
        />
      )}
      <ConversationMenu row={row} details={details} onChoose={choose} />
      <DetailsButton details={details} />
      <StatusDialog row={row} to={isStatus(asked) ? asked : null} onDone={done} />
      <StageDialog row={row} open={asked === 'stage'} onClose={done} />
      {actions.map(({ id, Dialog }) => (
        <Dialog
          key={id}
          row={row}
          contact={row.contact_id}
          open={asked === id}
          onClose={done}
          onSaved={() => rows.readContact(row.contact_id)}
          onOpen={place.open}
        />
      ))}
    </>
  )
}

function Act({ label, icon: Icon, className = '', ...rest }: IconButtonProps & { label: string; icon: LucideIcon }) {
  return (
    <IconButton
      className={`chat-touch ${className}`}
      variant="ghost"
      color="fg.muted"
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon />
    </IconButton>
  )
}
