import { Flex, Stack, Text } from '@chakra-ui/react'
import { daysFor } from '#contract/outreach/mail-pace.ts'
import type { LeftOut } from '#contract/outreach/send-facts.ts'
import type { Preview } from '../../data/campaigns.ts'
import { reachOf } from '../../data/use-added-up.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useText } from '../../lib/language/text.ts'
import { Dotted } from '../../ui/dotted.tsx'
import { LeftOutList } from './left-out-list.tsx'
import { campaignTexts } from './texts.ts'

/** How many would get it, of whom, for how much, and who not and why. */
export function Reach({ preview, isSmall = false }: { preview: Preview; isSmall?: boolean }) {
  const t = useText(campaignTexts)
  const { number, dollars } = useFormats()
  const a_day = preview.a_day ?? []
  const days = daysFor(reachOf(preview), a_day)
  return (
    <Stack gap={isSmall ? '0.5' : '4'}>
      <Flex wrap="wrap" align="baseline" columnGap="2">
        <Text as="span" fontSize={isSmall ? 'md' : '2xl'} fontWeight="650" letterSpacing="-0.02em">
          {t('would_get', { count: number(reachOf(preview)) })}
        </Text>
        <Text as="span" color="fg.muted">
          <Dotted
            facts={[t('of_people', { count: number(preview.size) }), t('about_cost', { cost: dollars(preview.cost) })]}
          />
        </Text>
      </Flex>
      {preview.cursor !== null && (
        <Text color="fg.muted" fontSize="sm">
          {t('counting', { count: number(preview.size) })}
        </Text>
      )}
      {days > 1 && <Text fontSize="sm">{t('by_day_limit', { today: number(a_day[0] ?? 0), days: number(days) })}</Text>}
      <LeftOutList leftOut={preview.left_out as Partial<Record<LeftOut, number>>} isLine={isSmall} />
    </Stack>
  )
}
