import { Button } from '@chakra-ui/react'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useSourceText } from '../source-texts.ts'
import type { Integrations } from '../use-integrations.ts'

/** An error if the integrations could not be read, because the possible actions depend on them. */
export function IntegrationsFailed({ integrations: { data, error, mutate } }: { integrations: Integrations }) {
  const t = useSourceText()
  const common = useText()
  if (data || !error) return null
  const retry = (
    <Button size="sm" variant="outline" onClick={() => mutate()}>
      {common('retry')}
    </Button>
  )
  return (
    <Notice status="error" title={t('integrations_failed')} action={retry}>
      {errorText(error)}
    </Notice>
  )
}
