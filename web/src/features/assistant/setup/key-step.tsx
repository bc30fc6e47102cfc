import { Button, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import type { Assistant } from '#contract/assistant/assistant.ts'
import { AI_PROVIDERS, PROVIDER_FACTS } from '#contract/assistant/providers.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { Choice } from '../../../ui/choice.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { StepFrame } from './step.tsx'
import { setupTexts } from './texts.ts'
import { useConnect } from './use-connect.ts'

/** The AI's vendor and key: tested, then connected. */
export function KeyStep({ assistant }: { assistant: Assistant }) {
  const t = useText(setupTexts)
  return (
    <StepFrame number={1} title={t(assistant.provider ? 'provider' : 'key_step')} hint={t('key_hint')}>
      {assistant.provider ? <Connected {...assistant} provider={assistant.provider} /> : <Connect />}
    </StepFrame>
  )
}

type ConnectedProps = Pick<Assistant, 'model' | 'budget'> & { provider: NonNullable<Assistant['provider']> }

function Connected({ provider, model, budget }: ConnectedProps) {
  const t = useText(setupTexts)
  const { money, dollars } = useFormats()
  const { outcome, isBusy, run } = useConnect()
  const { name } = PROVIDER_FACTS[provider]
  return (
    <Stack gap="3">
      <Stack gap="0.5">
        <Text>{t('connected', { provider: name, model: model ?? '' })}</Text>
        {budget && (
          <Text fontSize="sm" color="fg.muted">
            {t('spent', { spent: money(budget.spent, 'USD'), limit: dollars(budget.limit) })}
          </Text>
        )}
      </Stack>
      <HStack wrap="wrap">
        <Button variant="outline" loading={isBusy} onClick={() => run(provider)}>
          {t('test')}
        </Button>
        <Button asChild variant="ghost">
          <Link to="/settings/ai">{t('ai_settings')}</Link>
        </Button>
      </HStack>
      <Outcome outcome={outcome} name={name} />
    </Stack>
  )
}

function Connect() {
  const t = useText(setupTexts)
  const common = useText()
  const { provider, setProvider, key, setKey, outcome, isBusy, run } = useConnect()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run(provider, key.trim())
      }}
    >
      <Stack gap="4">
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
          <Choice
            label={t('provider')}
            value={provider}
            onChange={setProvider}
            options={AI_PROVIDERS.map((value) => ({ value, text: PROVIDER_FACTS[value].name }))}
          />
          <FormField label={t('key')} hint={t('key_hint_field')}>
            <PasswordInput
              showLabel={common('show_password')}
              hideLabel={common('hide_password')}
              autoComplete="off"
              spellCheck={false}
              value={key}
              onChange={({ target }) => setKey(target.value)}
            />
          </FormField>
        </SimpleGrid>
        <HStack wrap="wrap">
          <Button type="submit" loading={isBusy} disabled={key.trim() === ''}>
            {t('connect')}
          </Button>
          <Button asChild variant="ghost">
            <Link to="/settings/ai">{t('ai_settings')}</Link>
          </Button>
        </HStack>
        <Outcome outcome={outcome} name={PROVIDER_FACTS[provider].name} />
      </Stack>
    </form>
  )
}

function Outcome({ outcome, name }: { outcome: ReturnType<typeof useConnect>['outcome']; name: string }) {
  const t = useText(setupTexts)
  if (!outcome) return null
  if (outcome === 'ok') return <Notice status="success" title={t('test_ok', { provider: name })} />
  return (
    <Notice status="error" title={t('test_failed')}>
      {outcome.failed}
    </Notice>
  )
}
