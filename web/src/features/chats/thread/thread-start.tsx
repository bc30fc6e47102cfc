import { Spinner } from '@chakra-ui/react'
import type { Thread } from '../../../data/messages/merge-messages.ts'
import type { useOlder } from '../../../data/messages/use-older.ts'
import { useText } from '../../../lib/language/text.ts'
import { useThreadText } from './texts.ts'

/** Above the first loaded message: older ones come, could not come, or there are none. */
export function ThreadStart({ thread, older }: { thread: Thread; older: ReturnType<typeof useOlder> }) {
  const t = useThreadText()
  const common = useText()
  if (thread.cursor === null) return <span>{t('beginning')}</span>
  if (older.isLoading) return <Spinner size="sm" aria-label={t('loading_older')} />
  return (
    <>
      {older.hasFailed && <span role="alert">{t('older_failed')}</span>}
      <button type="button" className="chat-link-button" onClick={() => older.loadOlder({ again: true })}>
        {older.hasFailed ? common('retry') : t('load_older')}
      </button>
    </>
  )
}
