import { Box, Skeleton } from '@chakra-ui/react'
import { type Campaign, usePreview } from '../../../data/campaigns.ts'
import { useText } from '../../../lib/language/text.ts'
import { Reach } from '../reach.tsx'
import { campaignTexts } from '../texts.ts'
import type { FieldsProps } from './basic-fields.tsx'
import { bodyOf, countable } from './form-values.ts'

/** A pause in typing after which it is counted again. */
const PAUSE_MS = 600

/** Whom the campaign would reach as it stands in the form, while it is written. */
export function FormReach({ form, campaign }: FieldsProps & { campaign: Campaign | undefined }) {
  const t = useText(campaignTexts)
  const { data, isCounting, error } = usePreview(countable(bodyOf(form.watch(), campaign)), { pauseMs: PAUSE_MS })
  return (
    <Box
      as="section"
      aria-label={t('reaches')}
      aria-busy={isCounting}
      position="sticky"
      bottom="-1px"
      marginInline="-1"
      paddingInline="3"
      paddingBlock="2"
      borderWidth="1px"
      bg="bg.muted"
      borderRadius="lg"
      opacity={isCounting && data ? 0.7 : 1}
      fontSize="sm"
    >
      {data ? <Reach preview={data} isSmall /> : error ? t('preview_failed') : <Skeleton height="10" aria-hidden />}
    </Box>
  )
}
