import { Button, HStack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Run } from '#contract/stock/syncs.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { DialogName } from '../inventory-dialogs.tsx'
import { useSourceText } from '../source-texts.ts'
import type { Integration } from '../use-integrations.ts'
import { useSyncText } from './texts.ts'
import type { Sync } from './use-sync.ts'

interface WaysOut {
  sync: Sync
  /** Undefined until known. */
  integration: Integration | null | undefined
  mayChange: boolean
  onOpen: (dialog: DialogName) => void
}

interface FailedNoticeProps extends WaysOut {
  run: Run
  /** At 0, there is no inventory to have stayed unchanged. */
  inStock: number
  close: ReactNode
}

/** The reason why a file could not be imported, and what a manager can do about it. */
export function FailedNotice({ run, inStock, close, ...rest }: FailedNoticeProps) {
  const t = useSourceText()
  return (
    <Notice status="error" title={t(run.is_upload ? 'failed_title_upload' : 'failed_title')} action={close}>
      {run.file && <Text fontWeight="500">{run.file}</Text>}
      {run.message ?? t('failed_unsaid')} {inStock > 0 && !run.is_half_written && t('failed_hint')}
      <HStack wrap="wrap" gap="2" marginTop="3" _empty={{ display: 'none' }}>
        <WaysOut run={run} {...rest} />
      </HStack>
    </Notice>
  )
}

/**
 * An integration can be synced again, and its settings checked if it provided no file; an uploaded file must be
 * replaced. For either, the column mapping may be the only problem.
 */
function WaysOut({ run, sync, integration, mayChange, onOpen }: WaysOut & { run: Run }) {
  const t = useSourceText()
  const syncs = useSyncText()
  if (!mayChange) return null
  const first = { size: 'sm', colorPalette: 'brand' } as const
  const other = { ...first, variant: 'outline' } as const
  const again = run.can_choose_columns ? other : first
  return (
    <>
      {run.can_choose_columns && (
        <Button {...first} onClick={() => onOpen('mapping')}>
          {syncs('choose_columns')}
        </Button>
      )}
      {run.is_upload && (
        <Button {...again} onClick={() => onOpen('upload')}>
          {syncs(run.can_choose_columns ? 'upload' : 'another_file')}
        </Button>
      )}
      {!run.is_upload && integration && (
        <Button {...again} loading={sync.isBusy} onClick={sync.start}>
          {t('try_again')}
        </Button>
      )}
      {!run.is_upload && integration && run.file === null && (
        <Button {...other} onClick={() => onOpen('connect')}>
          {t('check_connection')}
        </Button>
      )}
    </>
  )
}
