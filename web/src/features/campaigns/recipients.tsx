import { Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { RECIPIENT_STATUSES } from '#contract/customers/recipient-statuses.ts'
import { LEFT_OUT } from '#contract/outreach/send-facts.ts'
import { type Recipient, useRecipients } from '../../data/campaigns.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useText } from '../../lib/language/text.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { Select } from '../../ui/choice.tsx'
import { OlderNewest } from '../../ui/older-newest.tsx'
import { Panel } from '../../ui/panel.tsx'
import '../../ui/card-table.css'
import { When } from '../../parts/when.tsx'
import './campaigns.css'
import { ExportButton } from './export-button.tsx'
import { campaignTexts } from './texts.ts'

const FILTERS = [...RECIPIENT_STATUSES, 'replied'] as const
type Filter = (typeof FILTERS)[number] | ''

/** How each one fared; each row leads to the thread. */
export function Recipients({ id, isLive }: { id: string; isLive: boolean }) {
  const t = useText(campaignTexts)
  const [status, setStatus] = useState<Filter>('')
  const [cursor, setCursor] = useState<string>()
  const { data, error, mutate } = useRecipients(id, { status: status || undefined, cursor }, isLive)
  return (
    <Stack as="section" gap="4" aria-label={t('recipients')}>
      <Flex wrap="wrap" gap="3" align="center" justify="space-between">
        <Heading as="h2" size="lg" fontWeight="650">
          {t('recipients')}
        </Heading>
        <Flex gap="3">
          <ExportButton id={id} />
          <Select<Filter>
            width="48"
            field={{ bg: 'bg.panel', 'aria-label': t('how') }}
            value={status}
            onChange={(next) => {
              setStatus(next)
              setCursor(undefined)
            }}
            options={[
              { value: '', text: t('everyone') },
              ...FILTERS.map((value) => ({ value, text: t(`status_${value}`) })),
            ]}
          />
        </Flex>
      </Flex>
      <Panel padding="0" overflow="hidden">
        {!data && error ? (
          <LoadFailed error={error} onRetry={() => mutate()} />
        ) : !data ? (
          <Skeleton height="160px" aria-hidden />
        ) : data.data.length === 0 ? (
          <Text color="fg.muted" padding="6" textAlign="center">
            {t('nobody')}
          </Text>
        ) : (
          <RecipientTable recipients={data.data} />
        )}
      </Panel>
      <OlderNewest
        isFirst={cursor === undefined}
        older={data?.cursor}
        newestLabel={t('newest')}
        olderLabel={t('older')}
        onTurn={setCursor}
      />
    </Stack>
  )
}

function RecipientTable({ recipients }: { recipients: readonly Recipient[] }) {
  const t = useText(campaignTexts)
  return (
    <table className="card-table campaigns">
      <thead>
        <tr>
          {(['customer', 'how', 'when'] as const).map((name) => (
            <th key={name}>{t(name)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {recipients.map((one) => (
          <tr key={one.contact?.id}>
            <td>
              <Link to={one.conversation_id ? `/chats/${one.conversation_id}` : `/contacts?contact=${one.contact?.id}`}>
                {one.contact?.name}
              </Link>
            </td>
            <td>
              <How recipient={one} />
            </td>
            <td>{one.sent_at && <When at={one.sent_at} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function How({ recipient }: { recipient: Recipient }) {
  const t = useText(campaignTexts)
  const language = useLanguage()
  const { moment } = useFormats()
  const { status, reason, problem, waits_until, replied_at } = recipient
  if (reason) return <>{problem ?? LEFT_OUT[reason][language]}</>
  if (waits_until) return <>{t('waits_until', { when: moment(waits_until) })}</>
  return (
    <>
      {t(replied_at ? 'status_replied' : `status_${status}`)}
      {status === 'failed' && problem && ` (${problem})`}
    </>
  )
}
