import { Spinner } from '@chakra-ui/react'
import { useState } from 'react'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { Label } from '#contract/language.ts'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import type { MessageView } from '../../../lib/slots.ts'
import { MessageText } from './message-text.tsx'
import { useThreadText } from './texts.ts'

/** Another view of a message's text, which stands in its place. */
export interface ShownView {
  text: string
  note: Label
}

export function OtherView({ text, note, onClose }: ShownView & { onClose: () => void }) {
  const t = useThreadText()
  const language = useLanguage()
  return (
    <>
      <MessageText text={text} />
      <p className="chat-other-note">
        {note[language]}
        <button type="button" onClick={onClose}>
          {t('show_original')}
        </button>
      </p>
    </>
  )
}

interface ViewButtonProps {
  view: MessageView
  message: ChatMessage
  place: { type: Channel; id: string }
  onShown: (shown: ShownView) => void
}

/** Shows another view of a message, beside it; nothing for a message that has none. */
export function ViewButton({ view, message, place, onShown }: ViewButtonProps) {
  const { icon: Icon, title, note, useView } = view
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const read = useView()(message, place)
  if (!read) return null

  async function show(reading: Promise<string | undefined>) {
    setBusy(true)
    const text = await reading
    setBusy(false)
    if (text !== undefined) onShown({ text, note })
  }
  return (
    <button
      type="button"
      className="chat-reply"
      data-busy={isBusy || undefined}
      disabled={isBusy}
      aria-label={title[language]}
      title={title[language]}
      onClick={() => void show(read())}
    >
      {isBusy ? <Spinner size="xs" /> : <Icon aria-hidden />}
    </button>
  )
}
