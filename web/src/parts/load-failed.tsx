import { errorText } from '../lib/language/error-text.ts'
import { useText } from '../lib/language/text.ts'
import { ErrorState } from '../ui/error-state.tsx'

interface LoadFailedProps {
  /** What could not be loaded. */
  title?: string
  error: unknown
  onRetry: () => void
}

/** What stands where content would, when it could not be loaded: why, and the way to try again. */
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
