import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useText } from '../../../lib/language/text.ts'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { StageBar } from './stage-bar.tsx'
import { useHeaderText } from './texts.ts'

interface StageDialogProps {
  row: ConversationRow
  open: boolean
  onClose: () => void
}

/** The stages to choose from, where the header has no room for them. */
export function StageDialog({ row, open, onClose }: StageDialogProps) {
  const t = useHeaderText()
  const common = useText()
  return (
    <DialogFrame open={open} onClose={onClose} title={t('update_stage')} closeLabel={common('close')} size="sm">
      <StageBar row={row} isList onChanged={onClose} />
    </DialogFrame>
  )
}
