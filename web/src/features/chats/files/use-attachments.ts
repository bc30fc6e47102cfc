import { useSyncExternalStore } from 'react'
import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { useUserId } from '../../../lib/session.ts'
import type { SentFile } from '../sending/outbox.ts'
import type { Recipient } from '../sending/use-send.ts'
import {
  addAttachment,
  attachmentsAt,
  bring,
  removeAttachment,
  restoreAttachment,
  subscribeAttachments,
} from './attachments.ts'

const placeOf = (userId: string, { type, contact_id }: Pick<Recipient, 'type' | 'contact_id'>) =>
  `${userId}.${type}.${contact_id}`

/** The files that this person chose for a contact and did not send, on any channel. */
export const filesKeptFor = (userId: string, contact_id: string) =>
  ALL_CHANNELS.flatMap((type) => attachmentsAt(placeOf(userId, { type, contact_id })))

/** The files at this person's composer of a conversation; uploads go on while another one is open. */
export function useAttachments({ type, contact_id }: Recipient) {
  const userId = useUserId()
  const place = placeOf(userId, { type, contact_id })
  const files = useSyncExternalStore(subscribeAttachments, () => attachmentsAt(place))
  return {
    files,
    add: (chosen: Iterable<File>) => {
      for (const file of chosen) void addAttachment(place, file)
    },
    remove: (id: string) => removeAttachment(place, id),
    retry: (id: string) => void bring(place, id),
    /** Brings one to the store and takes it off again; undefined where it did not get there, and stays. */
    async bringNow(file: File): Promise<SentFile | undefined> {
      const brought = await addAttachment(place, file)
      if (brought?.url === undefined) return
      removeAttachment(place, brought.id)
      const { url, name, content_type, size } = brought
      return { url, name, content_type, size }
    },
    restore: (file: SentFile) => restoreAttachment(place, file),
  }
}
