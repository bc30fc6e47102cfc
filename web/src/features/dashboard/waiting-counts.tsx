import { Link as ChakraLink, HStack, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import type { WaitingFilter } from '#contract/customers/waiting-filters.ts'
import { useText } from '../../lib/language/text.ts'
import { dashboardTexts } from './texts.ts'

/** How many customers wait for an answer, and how many of them for long; each leads to their list. */
export function WaitingCounts({ counts }: { counts: Record<WaitingFilter, number> }) {
  const t = useText(dashboardTexts)
  if (counts.unreplied === 0) return null
  return (
    <HStack wrap="wrap" gap={{ base: '2', md: '5' }} fontSize="sm">
      <ChakraLink asChild textDecoration="underline">
        <Link to="/chats?waiting=unreplied">{t('unreplied', { count: counts.unreplied })}</Link>
      </ChakraLink>
      {counts.over_an_hour > 0 && (
        <ChakraLink asChild textDecoration="underline" color="copper.fg" fontWeight="600">
          <Link to="/chats?waiting=over_an_hour">{t('over_an_hour', { count: counts.over_an_hour })}</Link>
        </ChakraLink>
      )}
      <Text as="span" color="fg.muted">
        {t('working_hours')}
      </Text>
    </HStack>
  )
}
