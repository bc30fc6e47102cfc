import { Tag } from 'lucide-react'
import { useState } from 'react'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useAct } from '../../../lib/acts.ts'
import { useMay } from '../../../lib/session.ts'
import { LabelsDialog } from './labels-dialog.tsx'
import { useHeaderText } from './texts.ts'

/** Opens a contact's labels, as does its key. */
export function LabelsButton({ row }: { row: ConversationRow }) {
  const t = useHeaderText()
  const [isOpen, setOpen] = useState(false)
  const mayEdit = useMay('edit')
  useAct(
    mayEdit
      ? {
          id: 'labels',
          key: 'l',
          label: t('manage_labels'),
          group: 'conversation',
          isDialog: true,
          run: () => setOpen(true),
        }
      : null,
  )
  if (!mayEdit) return null
  return (
    <>
      <button
        type="button"
        className="chat-desk-button"
        aria-label={t('labels')}
        title={`${t('manage_labels')} (L)`}
        onClick={() => setOpen(true)}
      >
        <Tag aria-hidden /> <span>{t('labels')}</span>
      </button>
      <LabelsDialog row={row} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
