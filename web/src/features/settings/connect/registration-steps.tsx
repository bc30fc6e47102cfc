import { HStack, Stack, Text } from '@chakra-ui/react'
import { Circle, CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import type { Registration } from '#contract/telephony/registration.ts'
import { useText } from '../../../lib/language/text.ts'
import { registrationTexts } from './registration-texts.ts'

const ICONS = { done: CircleCheck, next: Circle, waiting: CircleDashed, refused: CircleAlert }
const COLORS = { done: 'green.fg', next: 'fg', waiting: 'fg.muted', refused: 'orange.fg' }

/** What is approved already, and what is still with Twilio or the carriers. */
export function RegistrationSteps({ steps }: { steps: Registration['steps'] }) {
  const t = useText(registrationTexts)
  return (
    <Stack as="ol" gap="2.5" listStyleType="none">
      {steps.map(({ name, state }) => {
        const Icon = ICONS[state]
        return (
          <HStack as="li" key={name} gap="2.5" align="flex-start" data-state={state} color={COLORS[state]}>
            <Icon size={18} aria-hidden style={{ flexShrink: 0, marginTop: 3 }} />
            <Text color={state === 'waiting' ? 'fg.muted' : 'fg'}>
              {t(`step_${name}`)}
              {(state === 'next' || state === 'refused') && (
                <Text as="span" color="fg.muted">
                  {' '}
                  · {t(state === 'next' ? 'in_review' : 'was_refused')}
                </Text>
              )}
            </Text>
          </HStack>
        )
      })}
    </Stack>
  )
}
