import { Hand } from 'lucide-react'
import { useState } from 'react'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useAct } from '../../../lib/acts.ts'
import { useMay } from '../../../lib/session.ts'
import { useHeaderText } from './texts.ts'
import { useTake } from './use-assign.ts'

/** Whose the conversation is; one that is nobody's is theirs who takes it. */
export function TakeLead({ row }: { row: ConversationRow }) {
  const t = useHeaderText()
  const take = useTake()
  const [isBusy, setBusy] = useState(false)
  async function takeIt() {
    setBusy(true)
    await take(row)
    setBusy(false)
  }
  const mayTake = useMay('write')
  const isFree = mayTake && !row.assigned_agent && !isBusy
  useAct(isFree ? { id: 'take', key: 'a', label: t('take'), group: 'conversation', run: () => void takeIt() } : null)
  if (row.assigned_agent)
    return <span className="chat-desk-agent">{t('assigned_to_name', { name: row.assigned_agent.name })}</span>
  return (
    <>
      <span className="chat-desk-agent">{t('unassigned')}</span>
      {mayTake && (
        <button
          type="button"
          className="chat-desk-button chat-take"
          aria-label={t('take')}
          title={`${t('take')} (A)`}
          disabled={isBusy}
          onClick={takeIt}
        >
          <Hand aria-hidden /> <span>{t('take')}</span>
        </button>
      )}
    </>
  )
}
