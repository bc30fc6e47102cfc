import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { countSegments } from '#contract/customers/channels/count-segments.ts'
import { lengthOn } from '#contract/customers/channels/length-on.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useNow } from '../../../lib/use-now.ts'
import { windowHours } from '../sending/window-hours.ts'
import { useComposerText } from './texts.ts'

/** Fewer characters left than these are highlighted (S2 §5). */
const FEW = 50

/** Below the field: what the text costs or how long the channel's window stays open, and how much room is left. */
export function ComposerCounter({ text, row, type }: { text: string; row: ConversationRow; type: Channel }) {
  const t = useComposerText()
  const { number } = useFormats()
  const hours = windowHours(row.channels[type].window_closes_at, useNow())
  const left = CHANNELS[type].characters - lengthOn(type, text)
  return (
    <div className="chat-counter">
      {CHANNELS[type].isBilledBySegment && <span>{t('segments', { count: countSegments(text).count })}</span>}
      {hours !== null && <span>{t('window_open', { hours: number(Math.floor(hours)) })}</span>}
      <span className="chat-counter-left" data-few={left < FEW || undefined}>
        {left >= 0 ? t('characters_left', { count: left }) : t('too_long', { count: -left })}
      </span>
    </div>
  )
}
