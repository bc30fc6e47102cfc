import { Box, Text } from '@chakra-ui/react'
import type { AuditCheck } from '#contract/people/audit.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { When } from '../../../parts/when.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { auditTexts } from './texts.ts'
import type { useAuditCheck } from './use-audit-check.ts'

/** The result of the log's check, once it was run. */
export function AuditAnswer({ check: { answer, error } }: { check: ReturnType<typeof useAuditCheck> }) {
  const t = useText(auditTexts)
  if (error)
    return (
      <Notice status="error" title={t('check_failed')}>
        {errorText(error)}
      </Notice>
    )
  if (!answer) return null
  if (answer.valid)
    return (
      <Notice status="success" title={t('valid', { count: answer.checked })}>
        {t('valid_hint')}
      </Notice>
    )
  return (
    <Notice status="error" title={t('broken', { count: answer.broken.length })}>
      <Text>{t('broken_hint')}</Text>
      <Breaches broken={answer.broken} />
    </Notice>
  )
}

function Breaches({ broken }: Pick<AuditCheck, 'broken'>) {
  const t = useText(auditTexts)
  return (
    <Box as="ul" marginTop="2" maxHeight="16rem" overflowY="auto" paddingStart="4" listStyleType="disc">
      {broken.map(({ at, why }, n) => (
        // Several may have the same time.
        <li key={`${at} ${n}`}>
          <When at={at} />: {t(why)}
        </li>
      ))}
    </Box>
  )
}
