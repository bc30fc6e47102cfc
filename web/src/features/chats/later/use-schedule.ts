import { useRef } from 'react'
import { ulid } from 'ulid'
import { schedule } from '../../../data/scheduled.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { toaster } from '../../../ui/toaster.tsx'
import type { Recipient, Sendable } from '../sending/use-send.ts'
import { useLaterText } from './texts.ts'

/** A message to be scheduled: what is sent, or a filled template. */
type Later = Sendable | { template_id: string; variables: string[] }

/** Schedules messages. The same one scheduled again after a failure keeps its id, so that it cannot become two. */
export function useSchedule({ type, conversation_id: id, contact_id, to }: Recipient) {
  const t = useLaterText()
  const { moment } = useFormats()
  const ids = useRef(new Map<string, string>())

  /** In their order; throws what the server refuses. */
  return async (parts: Later[], at: Date, unless_reply: boolean) => {
    for (const [index, part] of parts.entries()) {
      const send_at = new Date(at.getTime() + index).toISOString()
      const content = 'template_id' in part ? part : contentOf(part)
      const key = JSON.stringify([content, send_at, unless_reply])
      const client_id = ids.current.get(key) ?? ulid()
      ids.current.set(key, client_id)
      await schedule({ type, id }, { ...content, contact_id, to, client_id, send_at, unless_reply })
    }
    ids.current.clear()
    toaster.create({ type: 'success', title: t('scheduled', { when: moment(at) }) })
  }
}

const contentOf = ({ body, file, vehicle_id, reply_to, subject, cc }: Sendable) => ({
  ...{ body, subject, cc },
  media_url: file?.url,
  vehicle_id,
  reply_to: reply_to?.id,
})
