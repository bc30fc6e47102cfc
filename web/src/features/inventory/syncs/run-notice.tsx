import { CloseButton } from '@chakra-ui/react'
import type { Run } from '#contract/stock/syncs.ts'
import { useText } from '../../../lib/language/text.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { DialogName } from '../inventory-dialogs.tsx'
import type { Integration } from '../use-integrations.ts'
import { FailedNotice } from './failed-notice.tsx'
import { HeldNotice } from './held-notice.tsx'
import { RunErrors } from './run-errors.tsx'
import { useRunNews } from './run-news.ts'
import { RunProgress } from './run-progress.tsx'
import { isUnderWay } from './use-runs.ts'
import type { Sync } from './use-sync.ts'

interface RunNoticeProps {
  run: Run
  /** Number of vehicles; 0 until known. */
  inStock: number
  sync: Sync
  /** Undefined until known. */
  integration: Integration | null | undefined
  mayChange: boolean
  onOpen: (dialog: DialogName) => void
  onDismiss: () => void
}

/**
 * A sync that is in progress, needs a decision, or failed. A successful one shows nothing here; if its file had
 * unreadable rows, the integration's banner says so.
 */
export function RunNotice({ onDismiss, ...rest }: RunNoticeProps) {
  const common = useText()
  const { news, errors } = useRunNews()
  const { run, integration, mayChange } = rest
  if (isUnderWay(run)) return <RunProgress run={run} />
  const close = <CloseButton size="sm" aria-label={common('close')} onClick={onDismiss} />
  if (run.status === 'held') return <HeldNotice {...rest} close={close} />
  if (run.is_discarded) return null
  if (run.status === 'failed') {
    // The files of a disconnected server no longer matter.
    const isGone = !run.is_upload && integration === null
    return isGone ? null : <FailedNotice {...rest} close={close} />
  }
  if (!errors(run) || integration !== null) return null
  return (
    <Notice status="warning" title={errors(run)} action={close}>
      {run.file}: {news(run)}. <RunErrors run={run} mayChange={mayChange} />
    </Notice>
  )
}
