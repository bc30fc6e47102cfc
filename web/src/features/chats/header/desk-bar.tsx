import { Tag } from 'lucide-react'
import { useState } from 'react'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useSession } from '../../../lib/session.ts'
import { useShortcut } from '../../../lib/shortcuts.ts'
import { Labels } from '../../labels/index.ts'
import { AssigneePicker } from './assignee-picker.tsx'
import { LabelsDialog } from './labels-dialog.tsx'
import { TakeLead } from './take-lead.tsx'
import { useHeaderText } from './texts.ts'

/** Whose the conversation is, its ticket, and its labels. */
export function DeskBar({ row }: { row: ConversationRow }) {
  const t = useHeaderText()
  const { isManager } = useSession()
  const [isLabeling, setLabeling] = useState(false)
  useShortcut('l', t('labels'), () => setLabeling(true))
  return (
    <div className="chat-desk">
      {row.ticket !== null && <span className="chat-desk-ticket">{t('ticket', { number: row.ticket })}</span>}
      {isManager ? <AssigneePicker row={row} /> : <TakeLead row={row} />}
      <Labels labels={row.labels} />
      <button type="button" className="chat-desk-button" onClick={() => setLabeling(true)}>
        <Tag aria-hidden /> {t('labels')}
      </button>
      <LabelsDialog row={row} open={isLabeling} onClose={() => setLabeling(false)} />
    </div>
  )
}
