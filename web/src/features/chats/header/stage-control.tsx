import { useState } from 'react'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { StageBar } from './stage-bar.tsx'
import { StageDialog } from './stage-dialog.tsx'

/** The stages as a bar; the current one opens the list of names, for which the bar may have no room. */
export function StageControl({ row }: { row: ConversationRow }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <StageBar row={row} onCurrent={() => setOpen(true)} />
      <StageDialog row={row} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
