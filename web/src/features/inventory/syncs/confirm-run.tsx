import { Button, type ButtonProps, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Run } from '#contract/stock/syncs.ts'
import { useText } from '../../../lib/language/text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useSourceText } from '../source-texts.ts'
import { useRunNews } from './run-news.ts'
import type { Sync } from './use-sync.ts'

/** A button that applies a held sync after confirmation. Applying it is risky, so the button is not emphasized. */
export function ConfirmRun({ run, sync, ...button }: ButtonProps & { run: Run; sync: Sync }) {
  const t = useSourceText()
  const common = useText()
  const { news } = useRunNews()
  const { created, returned, changed, unchanged, sold, errors } = run.counts
  const isEmptying = sold > 0 && created + returned + changed + unchanged === 0
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="sm" color="fg.error" variant="outline" {...button} onClick={() => setAsking(true)}>
        {t('confirm_run')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t(isEmptying ? 'confirm_none_title' : 'confirm_title')}
        destructive
        confirmLabel={t('confirm_run')}
        cancelLabel={common('cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          await sync.confirm(run)
          setAsking(false)
        }}
      >
        {run.file && (
          <Text as="span" display="block" fontWeight="600" overflowWrap="anywhere">
            {run.file}
          </Text>
        )}
        {isEmptying ? t('confirm_none_question', { count: sold }) : t('confirm_question', { news: news(run) })}{' '}
        {errors > 0 && t('rows_unread', { count: errors })}
      </ConfirmDialog>
    </>
  )
}
