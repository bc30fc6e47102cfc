import { Button, Code, Heading, HStack, NativeSelect, Spinner, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { OwnNumber } from '#contract/telephony/connect.ts'
import type { Signup } from '#contract/telephony/sender.ts'
import { useSender } from '../../../data/sender.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { useSession } from '../../../lib/session.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SignupEnding } from './signup-ending.tsx'
import { whatsappTexts } from './texts.ts'
import { useSignup } from './use-signup.ts'

interface ConnectNumberProps {
  signup: Signup
  numbers: OwnNumber[]
  /** A number was tried before. */
  isAgain: boolean
}

/** The number first, then Meta's window, which answers without one. */
export function ConnectNumber({ signup, numbers, isAgain }: ConnectNumberProps) {
  const t = useText(whatsappTexts)
  const { user } = useSession()
  const usual = numbers.find(({ is_usual }) => is_usual) ?? numbers[0]
  const [number, setNumber] = useState(usual?.phone_number ?? '')
  const { stage, ending, start, cancel } = useSignup(signup)
  const isOwner = user?.role.name === 'owner'
  return (
    <Panel as="section">
      <Stack gap="5" align="flex-start">
        <Stack gap="1.5">
          <Heading as="h2" size="md" fontWeight="650">
            {t('choose')}
          </Heading>
          <Text fontSize="sm" color="fg.muted">
            {t('choose_hint')}
          </Text>
        </Stack>
        <FormField label={t('number')}>
          <NativeSelect.Root maxWidth="xs" disabled={stage !== 'idle'}>
            <NativeSelect.Field value={number} onChange={(event) => setNumber(event.currentTarget.value)}>
              {numbers.map(({ sid, phone_number }) => (
                <option key={sid} value={phone_number}>
                  {phoneText(phone_number)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FormField>
        {stage === 'open' && <OpenWindow number={number} onCancel={cancel} />}
        {stage === 'sending' && (
          <HStack role="status">
            <Spinner size="sm" />
            <Text>{t('sending')}</Text>
          </HStack>
        )}
        {ending && <SignupEnding ending={ending} number={number} />}
        {stage === 'idle' && (
          <Button onClick={() => start(number)} disabled={!isOwner}>
            {t(ending ? 'try_again' : isAgain ? 'again' : 'start')}
          </Button>
        )}
        {!isOwner && (
          <Text fontSize="sm" color="fg.muted">
            {t('owners_only')}
          </Text>
        )}
      </Stack>
    </Panel>
  )
}

/** While Meta's window is open: what to do there, and the code that WhatsApp texts to the number. */
function OpenWindow({ number, onCancel }: { number: string; onCancel: () => void }) {
  const t = useText(whatsappTexts)
  const { data } = useSender(number)
  return (
    <Stack gap="3" align="flex-start" role="status">
      <HStack>
        <Spinner size="sm" />
        <Text fontWeight="600">{t('open_title')}</Text>
      </HStack>
      <Text color="fg.muted">{t('open_hint', { number: phoneText(number) })}</Text>
      {data?.code && (
        <Stack gap="1">
          <Text fontSize="sm">{t('code')}</Text>
          <Code size="lg" fontSize="2xl" letterSpacing="0.15em" paddingBlock="2">
            {data.code.replace(/^\d{3}/, '$&-')}
          </Code>
          <Text fontSize="sm" color="fg.muted">
            {t('code_hint')}
          </Text>
        </Stack>
      )}
      <Button variant="outline" size="sm" onClick={onCancel}>
        {t('cancel_wait')}
      </Button>
    </Stack>
  )
}
