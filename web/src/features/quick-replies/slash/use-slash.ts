import { useEffect, useEffectEvent, useState } from 'react'
import { addressesIn } from '#contract/customers/channels/addresses.ts'
import { VISITOR_NAME } from '#contract/customers/visitor-name.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import type { QuickReply } from '#contract/messaging/quick-replies.ts'
import { useQuickReplies } from '../../../data/quick-replies.ts'
import { useText } from '../../../lib/language/text.ts'
import { fullNameOf, useSession } from '../../../lib/session.ts'
import type { Writing } from '../../../lib/slots.ts'
import { fillPlaceholders } from '../fill-placeholders.ts'
import { quickReplyTexts } from '../texts.ts'
import { slashPiece } from './slash-piece.ts'
import { useOwnWords } from './use-own-words.ts'

/** The quick replies that match the text after a slash; Enter replaces only that text with the selected one. */
export function useSlash({ row, text, caret, field, replace }: Writing) {
  const piece = slashPiece(text, caret)
  const typed = piece?.typed
  const { user } = useSession()
  const t = useText(quickReplyTexts)
  const { data, error } = useQuickReplies(typed !== undefined)
  const own = useOwnWords(typed === undefined ? null : row.contact_id)
  const [at, setAt] = useState(0)
  const [dismissed, setDismissed] = useState<string>()
  const isOpen = typed !== undefined && dismissed !== text
  const isLoading = isOpen && !data
  const signature = user?.signature ? [signatureReply(t('signature'))] : []
  const found = isOpen && data ? fitting([...data.data, ...signature], typed) : []
  const active = Math.min(at, Math.max(0, found.length - 1))

  const fill = (reply: QuickReply) =>
    fillPlaceholders(reply.body, {
      name: isNamed(row) ? row.contact.name : '',
      first_name: isNamed(row) ? (row.contact.name.split(' ')[0] ?? '') : '',
      // A sentence about no vehicle makes no sense: the placeholder text shows that one is missing.
      vehicle: row.vehicle?.title ?? t('some_vehicle'),
      agent: user ? fullNameOf(user) : '',
      signature: user?.signature ?? '',
      ...own,
    })

  function choose(reply: QuickReply | undefined) {
    if (!reply || !piece) return
    setAt(0)
    replace(piece.start, caret, fill(reply))
  }

  /** Handles the keys that move in the list, select, and dismiss. */
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0
    const isChoosing = (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey
    const isChosen = isChoosing && found.length > 0
    // Until the replies are loaded, Enter would send the shortcut to the customer.
    const isTooSoon = isChoosing && isLoading
    if (step === 0 && !isChosen && !isTooSoon && event.key !== 'Escape') return
    event.preventDefault()
    // Otherwise the composer would send, or leave the field.
    event.stopPropagation()
    if (step !== 0 && found.length > 0) setAt((active + step + found.length) % found.length)
    if (isChosen) choose(found[active])
    if (event.key === 'Escape') setDismissed(text)
  })
  useEffect(() => {
    const element = field.current
    const listener = (event: KeyboardEvent) => onKey(event)
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [field])

  return {
    isOpen,
    isLoading,
    /** They could not be read; a retry is under way. */
    isFailed: isLoading && error !== undefined,
    found,
    active,
    choose,
    /** The text as it would be sent to this contact. */
    fill,
  }
}

/** Offered like a reply to whoever has a signature. */
const signatureReply = (shortcut: string): QuickReply => ({
  id: 'signature',
  shortcut,
  body: '{{signature}}',
  scope: 'mine',
  is_editable: false,
})

/** Shortcuts that start with the text first, then replies that contain it anywhere. */
function fitting(replies: QuickReply[], typed: string): QuickReply[] {
  const begins = replies.filter(({ shortcut }) => shortcut.startsWith(typed))
  const holds = replies.filter(
    (reply) => !begins.includes(reply) && `${reply.shortcut} ${reply.body}`.toLowerCase().includes(typed),
  )
  return [...begins, ...holds]
}

/** A contact without a name has the number as a name, a visitor a word. */
const isNamed = ({ contact }: ConversationRow) =>
  ![...Object.values(addressesIn(contact)), VISITOR_NAME.en].includes(contact.name)
