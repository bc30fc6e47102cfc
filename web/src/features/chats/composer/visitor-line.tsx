import { Button, useTabsContext } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { ALL_CHANNELS, CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { BEAT_SECONDS } from '#contract/messaging/presence-facts.ts'
import { useVisitorAt } from '../../../data/presence.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useNow } from '../../../lib/use-now.ts'
import { sendingBlock } from '../sending/sending-block.ts'
import { useComposerText } from './texts.ts'

/**
 * Above the field, where they chat on the dealership's site: whether they write, or their page is open; once it isn't,
 * the way to the number that they proved.
 */
export function VisitorLine({ row, type }: { row: ConversationRow; type: Channel }) {
  const t = useComposerText()
  const { fromNow } = useFormats()
  const tabs = useTabsContext()
  const now = useNow()
  const visitor = useVisitorAt(row.contact_id)
  const isWriting = useIsWriting(visitor?.typed_at ?? null, row.last_message_at)
  if (!visitor || CHANNELS[type].address.kind !== 'visitor') return null
  const { seen_at, has_proved } = visitor
  const wroteAt = row.is_unreplied && row.most_recent_type === type ? Date.parse(row.last_message_at ?? '') : 0
  // Until it is asked again, what they have just written says it.
  const isBack = wroteAt > Date.parse(seen_at) && now - wroteAt < BEAT_SECONDS * 2000
  if (visitor.is_here || isBack)
    return (
      <p className="chat-visitor" data-here>
        {t(isWriting ? 'visitor_writes' : 'visitor_here')}
      </p>
    )
  const other =
    has_proved && ALL_CHANNELS.find((one) => CHANNELS[one].address.isNumber && sendingBlock(row, one, now) === null)
  return (
    <p className="chat-visitor">
      {t('visitor_left', { when: fromNow(seen_at, now) })}
      {other && (
        <Button size="xs" variant="outline" onClick={() => tabs.setValue(other)}>
          {t('answer_by', { channel: CHANNELS[other].name })}
        </Button>
      )}
    </p>
  )
}

/** Told anew every few seconds while they type; over once their message is here. */
const HOLDS_MS = 8_000

function useIsWriting(typedAt: string | null, lastMessageAt: string | null): boolean {
  const [over, setOver] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setOver(typedAt), HOLDS_MS)
    return () => clearTimeout(timer)
  }, [typedAt])
  return typedAt !== null && typedAt !== over && !(lastMessageAt && lastMessageAt > typedAt)
}
