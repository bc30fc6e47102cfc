import { SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { SectionPart } from '../../../parts/section-frame.tsx'
import { aiTexts } from './texts.ts'
import type { Ai } from './use-ai.ts'

interface UsagePartProps {
  usage: Ai['usage']
  /** Monthly limits in tokens and in dollars. */
  limit: string
  costLimit: string
}

/** The AI's usage this month, next to its limits. */
export function UsagePart({ usage: { data, error, mutate }, limit, costLimit }: UsagePartProps) {
  const t = useText(aiTexts)
  const { number, money, dollars } = useFormats()
  if (!data && error)
    return (
      <SectionPart title={t('usage')}>
        <LoadFailed title={t('usage_failed')} error={error} onRetry={() => mutate()} />
      </SectionPart>
    )
  return (
    <SectionPart title={t('usage')}>
      {data ? (
        <SimpleGrid columns={3} gap={{ base: '3', md: '5' }}>
          <Figure
            label={t('cost')}
            value={money(data.total_cost, 'USD')}
            hint={t('of_limit', { limit: dollars(Number(costLimit)) })}
          />
          <Figure
            label={t('tokens')}
            value={number(data.total_tokens)}
            hint={t('of_limit', { limit: number(Number(limit)) })}
          />
          <Figure label={t('requests')} value={number(data.total_requests)} />
        </SimpleGrid>
      ) : (
        <Skeleton height="20" borderRadius="lg" aria-hidden />
      )}
    </SectionPart>
  )
}

function Figure({ label, value, hint }: { label: string; value: string; hint?: string }) {
  return (
    <Stack gap="0.5">
      <Text fontSize="sm" color="fg.muted">
        {label}
      </Text>
      <Text fontSize={{ base: 'lg', md: '2xl' }} fontWeight="650" letterSpacing="-0.02em">
        {value}
      </Text>
      {hint && (
        <Text fontSize="sm" color="fg.muted">
          {hint}
        </Text>
      )}
    </Stack>
  )
}
