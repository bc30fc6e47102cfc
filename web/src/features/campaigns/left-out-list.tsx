import { Box, HStack, Text } from '@chakra-ui/react'
import { LEFT_OUT, LEFT_OUT_REASONS, type LeftOut } from '#contract/outreach/send-facts.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useText } from '../../lib/language/text.ts'
import { campaignTexts } from './texts.ts'

interface LeftOutListProps {
  leftOut: Partial<Record<LeftOut, number>>
  /** In one line, where there is little room. */
  isLine?: boolean
}

/** Who is left out, by reason. */
export function LeftOutList({ leftOut, isLine = false }: LeftOutListProps) {
  const t = useText(campaignTexts)
  const language = useLanguage()
  const { number } = useFormats()
  const reasons = LEFT_OUT_REASONS.filter((reason) => leftOut[reason])
  if (reasons.length === 0) return null
  if (isLine) {
    const each = reasons.map((reason) => `${LEFT_OUT[reason][language]} ${number(leftOut[reason] ?? 0)}`)
    return <Text color="fg.muted" fontSize="xs">{`${t('left_out')}: ${each.join(' · ')}`}</Text>
  }
  return (
    <Box>
      <Text fontSize="sm" fontWeight="600" marginBottom="2">
        {t('left_out')}
      </Text>
      <Box as="ul" listStyleType="none">
        {reasons.map((reason) => (
          <HStack as="li" key={reason} gap="2" fontSize="sm" paddingBlock="1">
            <Text color="fg.muted">{LEFT_OUT[reason][language]}</Text>
            <Text fontWeight="600" fontVariantNumeric="tabular-nums">
              {number(leftOut[reason] ?? 0)}
            </Text>
          </HStack>
        ))}
      </Box>
    </Box>
  )
}
