import { readDefaultBody } from '#contract/messaging/default-bodies.ts'
import type { useAttachments } from '../files/use-attachments.ts'
import type { Quote } from '../quoted.tsx'
import { dropUnsent, filesOf, findUnsent, type Unsent } from '../sending/outbox.ts'
import type { Sendable } from '../sending/use-send.ts'
import type { MailHead } from './use-mail-head.ts'

interface Parts {
  attachments: Pick<ReturnType<typeof useAttachments>, 'restore'>
  mail: Pick<MailHead, 'restore'>
  restore: (body: string) => void
  onAnswer: (quote: Quote | null) => void
}

/** Puts what was sent back where it was written: what was refused, and what its writer takes back before it leaves. */
export function useTakingBack({ attachments, mail, restore, onAnswer }: Parts) {
  function putBack(part: Sendable) {
    for (const file of filesOf(part)) attachments.restore(file)
    mail.restore(part)
    if (part.reply_to) onAnswer(part.reply_to)
    if (!part.file || !readDefaultBody(part.body)) restore(part.body)
  }

  /** The last first: each is put before what stands there. */
  function undo(held: readonly Unsent[]) {
    for (const unsent of held.toReversed()) {
      if (findUnsent(unsent)?.leaves_at === undefined) continue
      dropUnsent(unsent)
      putBack(unsent)
    }
  }
  return { putBack, undo }
}
