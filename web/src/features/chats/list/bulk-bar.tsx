import { Tag, UserRound, X } from 'lucide-react'
import { useAgents } from '../../../data/agents.ts'
import { useLabels } from '../../../data/labels.ts'
import { useMay } from '../../../lib/session.ts'
import { openByKey } from '../../../ui/open-by-key.ts'
import { useListText } from './texts.ts'
import { useBulk } from './use-bulk.ts'

const NOBODY = 'none'

interface BulkBarProps {
  selected: readonly string[]
  onDone: () => void
}

/** What the selected conversations can be given: a label, and by managers an agent. */
export function BulkBar({ selected, onDone }: BulkBarProps) {
  const t = useListText()
  const mayEdit = useMay('edit')
  const mayAssign = useMay('assign')
  const { labels, nameOf } = useLabels()
  const { data } = useAgents({ isWanted: mayAssign })
  const { isBusy, give } = useBulk(selected, onDone)
  const isOff = isBusy || selected.length === 0
  return (
    <div className="chat-bulk" role="toolbar" aria-label={t('selected_actions')}>
      <span className="chat-bulk-count" role="status">
        {t('selected', { count: selected.length })}
      </span>
      <button
        type="button"
        className="chat-bulk-end"
        aria-label={t('end_selecting')}
        title={t('end_selecting')}
        onClick={onDone}
      >
        <X aria-hidden />
      </button>
      {mayEdit && (
        <label className="chat-desk-button" data-off={isOff || undefined}>
          <Tag aria-hidden />
          <select
            aria-label={t('add_label')}
            value=""
            disabled={isOff}
            onKeyDown={openByKey}
            onChange={({ target }) => void give({ label: target.value })}
          >
            <option value="">{t('add_label')}</option>
            {labels.map(({ id, name }) => (
              <option key={id} value={name}>
                {nameOf(name)}
              </option>
            ))}
          </select>
        </label>
      )}
      {mayAssign && (
        <label className="chat-desk-button" data-off={isOff || undefined}>
          <UserRound aria-hidden />
          <select
            aria-label={t('assign')}
            value=""
            disabled={isOff}
            onKeyDown={openByKey}
            onChange={({ target }) => void give({ assignee: target.value === NOBODY ? null : target.value })}
          >
            <option value="">{t('assign')}</option>
            <option value={NOBODY}>{t('unassigned')}</option>
            {data?.agents.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
