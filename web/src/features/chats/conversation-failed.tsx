import type { ApiError } from '../../lib/api-error.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useText } from '../../lib/language/text.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { useChatText } from './texts.ts'

interface ConversationFailedProps {
  error: ApiError
  onRetry: () => void
  onBack: () => void
}

/** The opened contact is not there, not theirs to see, or could not be read. */
export function ConversationFailed({ error, onRetry, onBack }: ConversationFailedProps) {
  const t = useChatText()
  const common = useText()
  const isMissing = error.status === 404
  return (
    <div className="chat-pane-center">
      <ErrorState
        title={t(isMissing ? 'conversation_not_found' : 'conversation_failed')}
        description={isMissing ? undefined : errorText(error)}
        retryLabel={isMissing ? t('back_to_list') : common('retry')}
        onRetry={isMissing ? onBack : onRetry}
      />
    </div>
  )
}
