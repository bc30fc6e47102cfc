import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import type { ApiError } from '../../../lib/api-error.ts'
import { useNow } from '../../../lib/use-now.ts'
import { nameOf } from '../name-of.ts'
import { useChatText } from '../texts.ts'
import { useBlockWords } from './block-words.ts'
import { ComposerCounter } from './composer-counter.tsx'
import { ComposerNotices } from './composer-notices.tsx'
import { sendingBlock } from './sending-block.ts'
import { useDraft } from './use-draft.ts'
import { type Recipient, useSend } from './use-send.ts'
import { VehicleButton } from './vehicle-button.tsx'

interface ComposerProps {
  row: ConversationRow
  to: Recipient
  /** Where this changes to other than 0, the field takes the focus. */
  entered: number
  onSent: () => void
}

/** Where a message is written. Enter sends, Shift+Enter begins a new line, the text survives a reload and a refusal. */
export function Composer({ row, to, entered, onSent }: ComposerProps) {
  const t = useChatText()
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, write, restore } = useDraft(to)
  const { send } = useSend(to)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [refusedWindow, setRefusedWindow] = useState<string | null>(null)
  const closesAt = row.channels[to.type].window_closes_at
  // The server's word on the window counts more than this device's clock.
  const isRefused = refusedWindow !== null && refusedWindow === closesAt
  const block = sendingBlock(row, to.type, useNow()) ?? (isRefused ? 'window_closed' : null)
  const blocked = useBlockWords(row, to.type, block)
  const placeholder = t(`placeholder_${to.type}`)
  const isSendable = block === null && text.trim() !== '' && text.length <= CHANNELS[to.type].characters

  useEffect(() => {
    if (entered > 0) field.current?.focus()
  }, [entered])

  async function submit() {
    if (!isSendable) return
    write('')
    await sendOut(text)
  }

  async function sendOut(body: string) {
    setRefusal(null)
    const sent = send(body)
    onSent()
    field.current?.focus()
    const refused = await sent
    if (!refused) return
    restore(body)
    setRefusal(refused)
    if (refused.code === 'window_closed') setRefusedWindow(closesAt)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') field.current?.blur()
    // While an input method composes, Enter chooses a character (keyCode 229 where Safari says it too late).
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    submit()
  }

  return (
    <div className="chat-composer">
      <ComposerNotices row={row} to={to} block={block} refusal={refusal} />
      <form
        className="chat-composer-form"
        data-disabled={block !== null || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <VehicleButton type={to.type} blocked={blocked} onSend={sendOut} />
        <div className="chat-composer-field" data-text={text || placeholder}>
          <textarea
            ref={field}
            rows={1}
            value={text}
            disabled={block !== null}
            enterKeyHint="send"
            aria-label={t('composer', { name: nameOf(row) })}
            placeholder={placeholder}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <button type="submit" className="chat-send" disabled={!isSendable} aria-label={t('send')} title={t('send')}>
          <SendHorizontal aria-hidden />
        </button>
      </form>
      {block === null && <ComposerCounter text={text} row={row} type={to.type} />}
    </div>
  )
}
