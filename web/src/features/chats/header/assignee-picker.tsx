import { UserRound } from 'lucide-react'
import { useRef } from 'react'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useAgents } from '../../../data/agents.ts'
import { useShortcut } from '../../../lib/shortcuts.ts'
import { openByKey, openList } from '../../../ui/open-by-key.ts'
import { useHeaderText } from './texts.ts'
import { useAssign } from './use-assign.ts'

/** Whose conversation it is; managers give it to somebody else here. */
export function AssigneePicker({ row }: { row: ConversationRow }) {
  const t = useHeaderText()
  const { data } = useAgents()
  const assign = useAssign()
  const field = useRef<HTMLSelectElement>(null)
  useShortcut('a', t('change_assignment'), () => openList(field.current))
  const { assigned_agent: agent } = row
  // Somebody who can be given nothing any more still has what they have.
  const others = (data?.agents ?? []).filter(({ id }) => id !== agent?.id)
  return (
    <label className="chat-desk-button">
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
