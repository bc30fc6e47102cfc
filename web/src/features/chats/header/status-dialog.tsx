import type { ConversationStatus } from '#contract/fields.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useText } from '../../../lib/language/text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useHeaderText } from './texts.ts'
import { useChangeStatus } from './use-change-status.ts'

/** What each status is called as something to do. */
export const DEED = { active: 'reopen', closed: 'close', archived: 'archive' } as const

interface StatusDialogProps {
  row: ConversationRow
  /** The status asked for; null while nothing is asked. */
  to: ConversationStatus | null
  onDone: () => void
}

/** Asks before a conversation is closed, archived or reopened (S2 §4), and does it. */
export function StatusDialog({ row, to, onDone }: StatusDialogProps) {
  const t = useHeaderText()
  const common = useText()
  const change = useChangeStatus(row)
  const deed = DEED[to ?? 'active']
  return (
    <ConfirmDialog
      open={to !== null}
      title={t(`${deed}_title`)}
      confirmLabel={t(deed)}
      cancelLabel={common('cancel')}
      onCancel={onDone}
      onConfirm={async () => {
        if (to !== null && (await change(to))) onDone()
      }}
    >
      {t(`${deed}_question`)}
    </ConfirmDialog>
  )
}
