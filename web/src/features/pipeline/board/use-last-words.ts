import { useMemo } from 'react'
import { useConversations } from '../../../data/conversations/use-conversations.ts'
import { useLiveChats } from '../../../data/conversations/use-live-chats.ts'
import { usePreview } from '../../../lib/use-preview.ts'
import { usePipelineText } from '../texts.ts'

/** The last words with those who were written with latest, by contact: of the inbox's own first page, in one read. */
export function useLastWords(): ReadonlyMap<string, string> {
  const t = usePipelineText()
  const preview = usePreview()
  const rows = useConversations({ status: 'active', search: '' }).list?.data
  useLiveChats()
  return useMemo(
    () =>
      new Map(
        rows?.flatMap(({ contact_id, last_message, last_call, most_recent_type: type, channels }) => {
          const hasOptedOut = type && channels[type].opted_out_at
          const said = last_call
            ? t(`last_${last_call}`)
            : hasOptedOut
              ? t('opted_out')
              : last_message && preview(last_message)
          return said ? [[contact_id, said]] : []
        }),
      ),
    [rows, preview, t],
  )
}
