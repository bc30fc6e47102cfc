import { Link as ChakraLink, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ReportName } from '#contract/reports/report-facts.ts'
import type { FigureName } from '#contract/reports/report-words.ts'
import type { ReportRow } from '#contract/reports/reports.ts'
import { type ReportQuery, useReportRows } from '../../data/reports.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useText } from '../../lib/language/text.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { OlderNewest } from '../../ui/older-newest.tsx'
import { reportTexts } from './texts.ts'
import { useValueText } from './use-value-text.ts'

interface BehindDialogProps {
  name: ReportName
  query: ReportQuery
  figure: FigureName | undefined
  title: string
  onClose: () => void
}

/** The customers behind a figure. */
export function BehindDialog({ name, query, figure, title, onClose }: BehindDialogProps) {
  const common = useText()
  return (
    <DialogFrame open={figure !== undefined} onClose={onClose} title={title} closeLabel={common('close')} size="lg">
      {figure && <Behind name={name} query={query} figure={figure} />}
    </DialogFrame>
  )
}

function Behind({ name, query, figure }: { name: ReportName; query: ReportQuery; figure: FigureName }) {
  const t = useText(reportTexts)
  const [cursor, turnTo] = useState<string | undefined>()
  const { data, error, mutate } = useReportRows(name, { ...query, of: figure, ...(cursor && { cursor }) })
  if (error && !data) return <LoadFailed title={t('behind_failed')} error={error} onRetry={() => mutate()} />
  if (!data) return <Skeleton height="40" borderRadius="lg" aria-hidden />
  return (
    <Stack gap="3">
      {data.data.length === 0 && <Text color="fg.muted">{t('nothing')}</Text>}
      <Stack as="ul" gap="0">
        {data.data.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </Stack>
      <OlderNewest
        isFirst={cursor === undefined}
        older={data.cursor}
        newestLabel={t('newest')}
        olderLabel={t('older')}
        onTurn={turnTo}
      />
    </Stack>
  )
}

function Row({ row: { at, contact, conversation, agent, seconds } }: { row: ReportRow }) {
  const t = useText(reportTexts)
  const { moment } = useFormats()
  const valueText = useValueText()
  const to = conversation ? `/chats/${conversation.id}` : `/contacts?contact=${contact?.id}`
  return (
    <Flex as="li" gap="3" justify="space-between" paddingBlock="2" borderBottomWidth="1px" wrap="wrap">
      {contact ? (
        <ChakraLink asChild fontWeight="500">
          <Link to={to}>{contact.name}</Link>
        </ChakraLink>
      ) : (
        <Text color="fg.muted">{t('deleted')}</Text>
      )}
      <Text fontSize="sm" color="fg.muted">
        {[agent, seconds !== null && valueText('seconds', seconds), moment(at)].filter(Boolean).join(' · ')}
      </Text>
    </Flex>
  )
}
