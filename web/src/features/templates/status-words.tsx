import { Text } from '@chakra-ui/react'
import type { Template } from '#contract/messaging/template.ts'
import { knownReason, stateOf } from './state-of.ts'
import { useTemplateText } from './texts.ts'

/** The meaning of a status and, for a rejected template, the reason. */
export function StatusWords({ template }: { template: Template }) {
  const t = useTemplateText()
  const state = stateOf(template)
  const reason = template.rejection_reason
  if (state === 'REJECTED' && reason) {
    const known = knownReason(reason)
    return (
      <Text fontSize="sm" color="fg.error" overflowWrap="anywhere">
        {t('rejected_because', { reason: known ? t(`reason_${known}`) : reason })}
      </Text>
    )
  }
  if (state === 'DRAFT' || state === 'APPROVED' || state === 'REJECTED') return null
  return (
    <Text fontSize="sm" color="fg.muted">
      {t(`status_hint_${state}`)}
    </Text>
  )
}
