import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import type { ConversationStatus } from '#contract/fields.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { May } from '../../../parts/may.tsx'
import { DEED, StatusDialog } from './status-dialog.tsx'
import { useHeaderText } from './texts.ts'

/** A button that changes the conversation's status, once confirmed. */
export function StatusAction({ row, to }: { row: ConversationRow; to: ConversationStatus }) {
  const t = useHeaderText()
  const [isAsking, setAsking] = useState(false)
  return (
    <May right="edit">
      <Button size="sm" variant="outline" flexShrink="0" onClick={() => setAsking(true)}>
        {t(DEED[to])}
      </Button>
      <StatusDialog row={row} to={isAsking ? to : null} onDone={() => setAsking(false)} />
    </May>
  )
}
