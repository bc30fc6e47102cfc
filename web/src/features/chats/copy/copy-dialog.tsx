import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { Download, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { readWhole } from '../../../data/messages/read-whole.ts'
import type { ApiError } from '../../../lib/api-error.ts'
import { useText } from '../../../lib/language/text.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { PageSpinner } from '../../../ui/page-spinner.tsx'
import { nameOf } from '../name-of.ts'
import { PrintSheet } from './print-sheet.tsx'
import { useCopyText } from './texts.ts'
import { type CopiedLine, useLines } from './use-lines.ts'

interface CopyDialogProps {
  row: ConversationRow
  open: boolean
  onClose: () => void
}

/** A conversation on paper or as a text file, with all channels in order of time. */
export function CopyDialog({ row, open, onClose }: CopyDialogProps) {
  const t = useCopyText()
  const common = useText()
  return (
    <DialogFrame open={open} onClose={onClose} title={t('copy_title')} closeLabel={common('close')} size="sm">
      <Copy row={row} />
    </DialogFrame>
  )
}

function Copy({ row }: { row: ConversationRow }) {
  const t = useCopyText()
  const common = useText()
  const linesOf = useLines(row)
  const [whole, setWhole] = useState<Awaited<ReturnType<typeof readWhole>>>()
  const [error, setError] = useState<ApiError>()
  const read = () => {
    setError(undefined)
    readWhole(row).then(setWhole, setError)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, as it is when the dialog opens
  useEffect(read, [])
  if (error) return <LoadFailed title={t('copy_failed')} error={error} onRetry={read} />
  if (!whole) return <PageSpinner text={common('loading')} />
  const lines = linesOf(whole.messages)
  if (lines.length === 0) return <Text color="fg.muted">{t('copy_empty')}</Text>
  return (
    <Stack gap="4">
      <Text>{t('copy_count', { count: lines.length })}</Text>
      {whole.isCut && <Text color="fg.muted">{t('copy_cut')}</Text>}
      <HStack wrap="wrap">
        <Button onClick={() => window.print()}>
          <Printer size={16} /> {t('print')}
        </Button>
        <Button variant="outline" onClick={() => saveFile(textOf(nameOf(row), lines), fileOf(row), 'text/plain')}>
          <Download size={16} /> {t('download')}
        </Button>
      </HStack>
      <PrintSheet title={nameOf(row)} lines={lines} />
    </Stack>
  )
}

const textOf = (title: string, lines: CopiedLine[]) =>
  [title, ...lines.map(({ at, who, channel, text }) => `[${at}] ${who} (${channel}): ${text}`)].join('\r\n')

const fileOf = (row: ConversationRow) => `${nameOf(row).replace(/[^\p{L}\p{N}]+/gu, '-')}.txt`
