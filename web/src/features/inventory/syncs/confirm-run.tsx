import { Button, type ButtonProps, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Run } from '../../../../../functions/contract/syncs.ts'
import { useText } from '../../../lib/language/text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useSourceText } from '../sources/texts.ts'
import { useRunNews } from './run-news.ts'
import { announceRun } from './run-toasts.ts'
import type { Sync } from './use-sync.ts'

/** A button that has a held run applied, once confirmed. */
export function ConfirmRun({ run, sync, ...button }: ButtonProps & { run: Run; sync: Sync }) {
  const t = useSourceText()
  const common = useText()
  const { news } = useRunNews()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="sm" colorPalette="brand" {...button} onClick={() => setAsking(true)}>
        {t('confirm_run')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('confirm_title')}
        confirmLabel={t('confirm_run')}
        cancelLabel={common('cancel')}
        busy={sync.isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          if (await sync.confirm(run)) announceRun(t('confirmed'))
          setAsking(false)
        }}
      >
        {run.file && (
          <Text as="span" display="block" fontWeight="600" overflowWrap="anywhere">
            {run.file}
          </Text>
        )}
        {t('confirm_question', { news: news(run) })}
      </ConfirmDialog>
    </>
  )
}
