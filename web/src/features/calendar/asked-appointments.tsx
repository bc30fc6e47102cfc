import { Box, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { KIND_FACTS } from '#contract/calendar/appointment-kinds.ts'
import { useAskedAppointments } from '../../data/appointments.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useSession } from '../../lib/session.ts'
import { OutcomeButtons } from './outcome-buttons.tsx'
import { useCalendarText } from './texts.ts'

/** The appointments of which the user is to say how they went; nothing where there are none. */
export function AskedAppointments() {
  const t = useCalendarText()
  const language = useLanguage()
  const { byAge } = useFormats()
  const { user } = useSession()
  const { data } = useAskedAppointments()
  const asked = (data?.data ?? []).filter(({ contact }) => contact)
  if (asked.length === 0) return null
  return (
    <Stack asChild gap="3">
      <section aria-label={t('how_it_went')}>
        <Heading as="h3" size="sm" fontWeight="600" color="fg.muted">
          {t('how_it_went')}
        </Heading>
        {asked.map((one) => (
          <HStack key={one.id} gap="3" wrap="wrap" justify="space-between">
            <Box minWidth="0">
              <Text fontWeight="600" overflowWrap="anywhere">
                {one.contact?.name}
              </Text>
              <Text fontSize="sm" color="fg.muted">
                {KIND_FACTS[one.kind].label[language]} · {byAge(one.starts_at)}
                {one.agent.id !== user?.id && ` · ${t('with_agent', { agent: one.agent.name })}`}
              </Text>
            </Box>
            <OutcomeButtons appointment={one} />
          </HStack>
        ))}
      </section>
    </Stack>
  )
}
