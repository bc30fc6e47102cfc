import { Columns2 } from 'lucide-react'
import { useChatText } from '../texts.ts'
import type { Split } from './use-split.ts'

/** Shows both channels side by side, or says why it cannot (S2 §2.1). */
export function SplitToggle({ split, blocked }: { split: Split; blocked?: 'split_no_contact' | 'split_one_channel' }) {
  const t = useChatText()
  if (!split.hasRoom) return null
  const isOn = split.isWanted && blocked === undefined
  return (
    <button
      type="button"
      className="chat-split-toggle"
      aria-label={t('split')}
      aria-pressed={isOn}
      disabled={blocked !== undefined}
      title={t(blocked ?? (isOn ? 'split_off' : 'split_on'))}
      onClick={split.toggle}
    >
      <Columns2 aria-hidden />
      <span>{t('split')}</span>
    </button>
  )
}
