import type { QuickReply } from '#contract/messaging/quick-replies.ts'
import { createReply, removeReply, updateReply } from '../../data/quick-replies.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useText } from '../../lib/language/text.ts'
import { toaster } from '../../ui/toaster.tsx'
import { quickReplyTexts } from './texts.ts'

/** Changes to quick replies; every list of them is updated afterwards. */
export function useChangeReplies() {
  const t = useText(quickReplyTexts)
  return {
    /** Creates a reply, or changes the known one. */
    async save(
      known: QuickReply | undefined,
      written: { shortcut: string; body: string },
      scope: QuickReply['scope'],
    ): Promise<void> {
      await (known ? updateReply(known.id, written) : createReply({ ...written, scope }))
    },
    async remove({ id }: QuickReply): Promise<void> {
      try {
        await removeReply(id)
      } catch (error) {
        toaster.create({ type: 'error', title: t('delete_failed'), description: errorText(error) })
      }
    },
  }
}
