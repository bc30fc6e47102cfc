import { Skeleton, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useUnreadLeads } from '../../../data/lead-doors.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { SectionPart } from '../../../parts/section-frame.tsx'
import { OlderNewest } from '../../../ui/older-newest.tsx'
import { leadTexts } from './texts.ts'
import { UnreadLeadRow } from './unread-lead-row.tsx'

/** What came and could not be read, the newest first; nothing where all could. */
export function UnreadLeads() {
  const t = useText(leadTexts)
  const [cursor, turnTo] = useState<string | undefined>()
  const { data, error, mutate } = useUnreadLeads(cursor)
  if (!data && error) return <LoadFailed title={t('unread_failed')} error={error} onRetry={() => mutate()} />
  if (!data) return <Skeleton height="20" borderRadius="lg" aria-hidden />
  if (data.data.length === 0 && cursor === undefined) return null
  return (
    <SectionPart title={t('unread')} hint={t('unread_hint')}>
      <Stack as="ul" gap="0">
        {data.data.map((lead) => (
          <UnreadLeadRow key={lead.id} lead={lead} />
        ))}
      </Stack>
      <OlderNewest
        isFirst={cursor === undefined}
        older={data.cursor}
        newestLabel={t('newest')}
        olderLabel={t('older')}
        onTurn={turnTo}
      />
    </SectionPart>
  )
}
