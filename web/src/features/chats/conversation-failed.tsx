import { Button, Stack } from '@chakra-ui/react'
import { ArrowLeft, MessageCircleQuestionMark } from 'lucide-react'
import type { ApiError } from '../../lib/api-error.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useChatText } from './texts.ts'

interface ConversationFailedProps {
  error: ApiError
  onRetry: () => void
  onBack: () => void
}

/** The opened contact is not there, not theirs to see, or could not be read. */
export function ConversationFailed({ error, onRetry, onBack }: ConversationFailedProps) {
  const t = useChatText()
  const back = (
    <Button variant="outline" onClick={onBack}>
      <ArrowLeft /> {t('back_to_list')}
    </Button>
  )
  return (
    <div className="chat-pane-center">
      {error.status === 404 ? (
        <div role="alert">
          <EmptyState icon={<MessageCircleQuestionMark />} title={t('conversation_not_found')} action={back} />
        </div>
      ) : (
        <Stack align="center">
          <LoadFailed title={t('conversation_failed')} error={error} onRetry={onRetry} />
          {back}
        </Stack>
      )}
    </div>
  )
}
