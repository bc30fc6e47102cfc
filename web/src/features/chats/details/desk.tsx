import { Skeleton } from '@chakra-ui/react'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useStages } from '../../../data/stages.ts'
import { Labels } from '../../labels/index.ts'
import { Assignee } from '../header/assignee.tsx'
import { LabelsButton } from '../header/labels-button.tsx'
import { StageControl } from '../header/stage-control.tsx'
import { useHeaderText } from '../header/texts.ts'

/** Shows stage, assignee, labels, and ticket; each is changed in its place. */
export function Desk({ row }: { row: ConversationRow }) {
  const t = useHeaderText()
  const { nameOf, isKnown } = useStages()
  return (
    <section className="chat-desk chat-summary-desk" aria-label={t('where_it_stands')}>
      <div className="chat-summary-stage">
        <span className="chat-summary-label">{t('stage')}</span>
        <strong>{isKnown ? nameOf(row.contact.stage) : <Skeleton height="4" width="20" />}</strong>
        <StageControl row={row} />
      </div>
      <Assignee row={row} />
      <Labels labels={row.labels} />
      <LabelsButton row={row} />
      {row.ticket !== null && <span className="chat-desk-ticket">{t('ticket', { number: row.ticket })}</span>}
    </section>
  )
}
