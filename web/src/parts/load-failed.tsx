import { errorText } from '../lib/language/error-text.ts'
import { useText } from '../lib/language/text.ts'
import { ErrorState } from '../ui/error-state.tsx'

interface LoadFailedProps {
  /** The message of what could not be loaded. */
  title?: string
  error: unknown
  onRetry: () => void
}

/** Replaces content that could not be loaded: the reason, and a retry button. */
export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
  const common = useText()
  return (
    <ErrorState
      title={title ?? common('load_failed')}
      description={errorText(error)}
      retryLabel={common('retry')}
      onRetry={onRetry}
    />
  )
}
