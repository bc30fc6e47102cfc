import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useMay } from '../../../lib/session.ts'
import { AssigneePicker } from './assignee-picker.tsx'
import { TakeLead } from './take-lead.tsx'

interface AssigneeProps {
  row: ConversationRow
  /** Leads to where it can be changed, if this has no room. */
  onHidden?: () => void
}

/** Shows the assignee: managers choose another, agents take a lead that is nobody's. */
export function Assignee({ row, onHidden }: AssigneeProps) {
  const mayAssign = useMay('assign')
  return mayAssign ? <AssigneePicker row={row} onHidden={onHidden} /> : <TakeLead row={row} />
}
