import { Hourglass } from 'lucide-react'
import { WAITING_FILTERS } from '#contract/customers/waiting-filters.ts'
import type { Waiting } from '../../../data/conversations/merge-conversations.ts'
import { useListText } from './texts.ts'

/** Which of the listed wait for an answer; empty for all. */
export function WaitingFilter({ value, onChange }: { value: Waiting; onChange: (waiting: Waiting) => void }) {
  const t = useListText()
  return (
    <label className="chat-desk-button" data-on={value !== '' || undefined}>
      <Hourglass aria-hidden />
      <select aria-label={t('waiting')} value={value} onChange={({ target }) => onChange(target.value as Waiting)}>
        <option value="">{t('waiting_any')}</option>
        {WAITING_FILTERS.map((one) => (
          <option key={one} value={one}>
            {t(one)}
          </option>
        ))}
      </select>
    </label>
  )
}
