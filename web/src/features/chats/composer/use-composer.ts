import { useEffect, useRef, useState } from 'react'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import { fitsOn } from '#contract/customers/channels/length-on.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { defaultBodyFor } from '#contract/messaging/default-bodies.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { filesToSend } from '../files/files-to-send.ts'
import { useAttachments } from '../files/use-attachments.ts'
import { useSchedule } from '../later/use-schedule.ts'
import type { Quote } from '../quoted.tsx'
import { messageParts } from '../sending/message-parts.ts'
import type { SentFile } from '../sending/outbox.ts'
import { type Recipient, type Sendable, useSend } from '../sending/use-send.ts'
import { useSendingBlock } from '../sending/use-sending-block.ts'
import { useDraft } from './use-draft.ts'
import { useMailHead } from './use-mail-head.ts'
import { useTakingBack } from './use-taking-back.ts'

interface Around {
  answered: Quote | null
  onAnswer: (quote: Quote | null) => void
  onSent: () => void
}

/** What is being written to somebody, and its sending: what is refused comes back to its writer, or stays in the thread once they left. */
export function useComposer(row: ConversationRow, to: Recipient, { answered, onAnswer, onSent }: Around) {
  const { text, write, restore } = useDraft(to)
  const attachments = useAttachments(to)
  const { send } = useSend(to)
  const schedule = useSchedule(to)
  const isHere = useIsHere()
  const mail = useMailHead(to)
  const { putBack, undo } = useTakingBack({ attachments, mail, restore, onAnswer })
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [refusedWindow, setRefusedWindow] = useState<string | null>(null)
  const closesAt = row.channels[to.type].window_closes_at
  // The server's word on the window counts more than this device's clock.
  const isRefused = refusedWindow !== null && refusedWindow === closesAt
  const block = useSendingBlock(row, to.type) ?? (isRefused ? 'window_closed' : null)
  const { ready, isWaiting } = filesToSend(attachments.files)
  const hasContent = text.trim() !== '' || ready.length > 0
  const isSendable = block === null && !isWaiting && hasContent && fitsOn(to.type, text)

  async function submit() {
    if (!isSendable) return
    const [first, ...others] = mail.over(messageParts(text, ready, CHANNELS[to.type].files.most))
    write('')
    mail.clear()
    for (const { id, url } of attachments.files) if (url !== undefined) attachments.remove(id)
    if (first) await sendOut(answered ? { ...first, reply_to: answered } : first, ...others)
  }

  /** The same at another time; what is written stays until the server has it. Throws what it refuses. */
  async function sendLater(at: Date, unlessReply: boolean) {
    if (!isSendable) return
    setRefusal(null)
    const [first, ...others] = mail.over(messageParts(text, ready))
    if (first) await schedule([answered ? { ...first, reply_to: answered } : first, ...others], at, unlessReply)
    write('')
    mail.clear()
    for (const { id, url } of attachments.files) if (url !== undefined) attachments.remove(id)
    onAnswer(null)
    onSent()
  }

  async function sendOut(...parts: Sendable[]) {
    setRefusal(null)
    onAnswer(null)
    const sent = parts.map(async (part) => ({ part, refused: await send(part, () => isHere.current) }))
    onSent()
    for (const { part, refused } of await Promise.all(sent)) {
      if (!refused) continue
      putBack(part)
      setRefusal(refused)
      if (refused.code === 'window_closed') setRefusedWindow(closesAt)
    }
  }

  /** Sends a file as soon as it is in the store; where it does not get there it stays at the composer. */
  async function sendFile(file: File) {
    const sent: SentFile | undefined = await attachments.bringNow(file)
    if (sent) await sendOut({ body: defaultBodyFor(sent.content_type), file: sent })
  }
  const laterMenu = {
    phone: to.to ?? row.channels[to.type].address,
    isDisabled: !isSendable,
    onChoose: sendLater,
    onRefused: (error: unknown) => setRefusal(error instanceof ApiError ? error : null),
  }
  return {
    mail,
    text,
    write,
    attachments,
    ready,
    refusal,
    block,
    isSendable,
    submit,
    sendOut,
    sendFile,
    undo,
    laterMenu,
  }
}
/** True as long as the writer still looks on. */
function useIsHere() {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
export type Composer = ReturnType<typeof useComposer>
