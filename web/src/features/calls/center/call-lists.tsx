import { Box, Button, Link as ChakraLink, Flex, Heading, List, Stack, Text } from '@chakra-ui/react'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Call } from '#contract/calls/call.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { Panel } from '../../../ui/panel.tsx'
import { CallEntry } from './call-entry.tsx'
import { useCenterText } from './texts.ts'
import { useCallLists } from './use-call-lists.ts'

/** The dealership's ongoing calls, and the most recent ones. */
export function CallLists() {
  const t = useCenterText()
  const { active, recent, error, isBusy, update } = useCallLists()
  return (
    <Panel as="aside" padding="5">
      <Stack gap="5">
        {error && (
          <Text role="alert" fontSize="sm" color="fg.error">
            {t('lists_failed')}. {errorText(error)}
          </Text>
        )}
        <Section title={t('active_calls')} calls={active} empty={t('no_active_calls')} hasFailed={!!error}>
          <Button size="xs" variant="ghost" color="fg.muted" marginInlineEnd="-2.5" disabled={isBusy} onClick={update}>
            <RotateCw aria-hidden /> {t(isBusy ? 'updating' : 'update')}
          </Button>
        </Section>
        <Section title={t('recent_calls')} calls={recent} empty={t('no_recent_calls')} hasFailed={!!error} />
        <ChakraLink asChild fontSize="sm" fontWeight="600">
          <Link to="/calls-history">{t('full_history')}</Link>
        </ChakraLink>
      </Stack>
    </Panel>
  )
}

interface SectionProps {
  title: string
  calls: readonly Call[] | undefined
  empty: ReactNode
  hasFailed: boolean
  /** At the end of the title's line. */
  children?: ReactNode
}

function Section({ title, calls, empty, hasFailed, children }: SectionProps) {
  const common = useText()
  const words = calls ? empty : !hasFailed && common('loading')
  return (
    <Box as="section">
      <Flex justify="space-between" align="center" minHeight="8" marginBottom="1">
        <Heading as="h2" size="md" fontWeight="650">
          {title}
        </Heading>
        {children}
      </Flex>
      {!calls?.length && (
        <Text fontSize="sm" color="fg.muted">
          {words}
        </Text>
      )}
      <List.Root variant="plain" gap="1">
        {calls?.map((call) => (
          <List.Item key={call.id} display="block">
            <CallEntry call={call} />
          </List.Item>
        ))}
      </List.Root>
    </Box>
  )
}
