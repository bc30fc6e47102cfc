import { UserRound } from 'lucide-react'
import { useRef } from 'react'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useAgents } from '../../../data/agents.ts'
import { useAct } from '../../../lib/acts.ts'
import { openByKey, openList } from '../../../ui/open-by-key.ts'
import { useHeaderText } from './texts.ts'
import { useAssign } from './use-assign.ts'

interface AssigneePickerProps {
  row: ConversationRow
  /** Its key was pressed where it has no room. */
  onHidden?: () => void
}

/** Gives a conversation to somebody, or to nobody. */
export function AssigneePicker({ row, onHidden }: AssigneePickerProps) {
  const t = useHeaderText()
  const { data } = useAgents()
  const assign = useAssign()
  const field = useRef<HTMLSelectElement>(null)
  useAct({
    id: 'assign',
    key: 'a',
    label: t('change_assignment'),
    group: 'conversation',
    run: () => (field.current?.checkVisibility() ? openList(field.current) : onHidden?.()),
  })
  const { assigned_agent: agent } = row
  // Somebody who can be given nothing any more still has what they have.
  const others = (data?.agents ?? []).filter(({ id }) => id !== agent?.id)
  return (
    <label className="chat-desk-button" title={`${t('change_assignment')} (A)`}>
      <UserRound aria-hidden />
      <select
        ref={field}
        aria-label={t('assigned_to')}
        value={agent?.id ?? ''}
        onKeyDown={openByKey}
        onChange={({ target }) => void assign(row, target.value)}
      >
        <option value="">{t('unassigned')}</option>
        {[...(agent ? [agent] : []), ...others]
          .toSorted((a, b) => a.name.localeCompare(b.name))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
    </label>
  )
}
