import { Skeleton, Stack, Text } from '@chakra-ui/react'
import type { QuickReply } from '#contract/messaging/quick-replies.ts'
import { useQuickReplies } from '../../data/quick-replies.ts'
import { useText } from '../../lib/language/text.ts'
import { EditableList } from '../../parts/editable-list.tsx'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { ReplyDialog } from './reply-dialog.tsx'
import { quickReplyTexts } from './texts.ts'
import { useChangeReplies } from './use-change-replies.ts'

/** Adds, changes, and deletes the dealership's quick replies, or the reader's own. */
export function QuickReplyManager({ scope }: { scope: QuickReply['scope'] }) {
  const t = useText(quickReplyTexts)
  const { data, error, mutate } = useQuickReplies()
  const { remove } = useChangeReplies()

  if (!data && error) return <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} />
  if (!data) return <Skeleton height="24" borderRadius="lg" aria-hidden />
  const replies = data.data.filter((reply) => reply.scope === scope)
  return (
    <EditableList
      items={replies}
      texts={{
        empty: t('empty'),
        add: t('add'),
        edit: (reply) => t('edit', reply),
        delete: (reply) => t('delete_title', reply),
        confirm: t('delete'),
        question: t('delete_question'),
      }}
      dialog={(reply, onClose) => <ReplyDialog reply={reply} scope={scope} onClose={onClose} />}
      onDelete={remove}
    >
      {({ shortcut, body }) => (
        <Stack flex="1" minWidth="0" gap="0.5">
          <Text fontWeight="600" overflowWrap="anywhere">
            /{shortcut}
          </Text>
          <Text fontSize="sm" color="fg.muted" lineClamp="2" overflowWrap="anywhere">
            {body}
          </Text>
        </Stack>
      )}
    </EditableList>
  )
}
