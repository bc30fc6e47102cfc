import { Button, Flex, IconButton, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { QuickReply } from '#contract/messaging/quick-replies.ts'
import { useText } from '../../lib/language/text.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useQuickReplies } from './api.ts'
import { ReplyDialog } from './reply-dialog.tsx'
import { quickReplyTexts } from './texts.ts'
import { useChangeReplies } from './use-change-replies.ts'

/** The dealership's quick replies, or the reader's own: added, changed, and deleted here. */
export function QuickReplyManager({ scope }: { scope: QuickReply['scope'] }) {
  const t = useText(quickReplyTexts)
  const common = useText()
  const { data, error, mutate } = useQuickReplies()
  const { remove } = useChangeReplies()
  const [edited, edit] = useState<QuickReply | 'new' | null>(null)
  const [doomed, doom] = useState<QuickReply | null>(null)

  if (!data && error) return <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} />
  if (!data) return <Skeleton height="24" borderRadius="lg" aria-hidden />
  const replies = data.data.filter((reply) => reply.scope === scope)
  return (
    <Stack gap="4">
      {replies.length === 0 && (
        <Text fontSize="sm" color="fg.muted">
          {t('empty')}
        </Text>
      )}
      <Stack as="ul" gap="2">
        {replies.map((reply) => (
          <Flex as="li" key={reply.id} align="flex-start" gap="2">
            <Stack flex="1" minWidth="0" gap="0.5">
              <Text fontWeight="600" overflowWrap="anywhere">
                /{reply.shortcut}
              </Text>
              <Text fontSize="sm" color="fg.muted" lineClamp="2" overflowWrap="anywhere">
                {reply.body}
              </Text>
            </Stack>
            <IconButton
              variant="ghost"
              color="fg.muted"
              aria-label={t('edit', reply)}
              title={t('edit', reply)}
              onClick={() => edit(reply)}
            >
              <Pencil />
            </IconButton>
            <IconButton
              variant="ghost"
              color="fg.error"
              aria-label={t('delete_title', reply)}
              title={t('delete_title', reply)}
              onClick={() => doom(reply)}
            >
              <Trash2 />
            </IconButton>
          </Flex>
        ))}
      </Stack>
      <Button variant="outline" alignSelf="flex-start" onClick={() => edit('new')}>
        <Plus /> {t('add')}
      </Button>
      <ReplyDialog reply={edited} scope={scope} onClose={() => edit(null)} />
      <ConfirmDialog
        open={doomed !== null}
        title={doomed ? t('delete_title', doomed) : ''}
        confirmLabel={t('delete')}
        cancelLabel={common('cancel')}
        destructive
        onCancel={() => doom(null)}
        onConfirm={async () => {
          if (doomed) await remove(doomed)
          doom(null)
        }}
      >
        {t('delete_question')}
      </ConfirmDialog>
    </Stack>
  )
}
