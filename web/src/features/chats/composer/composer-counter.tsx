import type { ConversationRow } from '../../../../../functions/contract/conversation-row.ts'
import type { Channel } from '../../../../../functions/contract/fields.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useChatText } from '../texts.ts'
import { MESSAGE_MAX } from './message-max.ts'
import { countSegments } from './segments.ts'
import { windowHours } from './window-hours.ts'

/** Fewer characters than this left are highlighted (S2 §5). */
const FEW = 50

/** Below the field: what the text costs as SMS or how long WhatsApp's window stays open, and how much room is left. */
export function ComposerCounter({ text, row, type }: { text: string; row: ConversationRow; type: Channel }) {
  const t = useChatText()
  const language = useLanguage()
  const hours = windowHours(row.channels[type].window_closes_at, useNow())
  const left = MESSAGE_MAX - text.length
  return (
    <div className="chat-counter">
      {type === 'sms' && <span>{t('segments', { count: countSegments(text).count })}</span>}
      {type === 'whatsapp' && hours !== null && <span>{t('window_open', { hours: oneDecimal(hours, language) })}</span>}
      <span className="chat-counter-left" data-few={left < FEW || undefined}>
        {left >= 0 ? t('characters_left', { count: left }) : t('too_long', { count: -left })}
      </span>
    </div>
  )
}

const oneDecimal = (value: number, language: string) =>
  value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
