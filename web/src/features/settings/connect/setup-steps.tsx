import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { Circle, CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import type { Connect } from '#contract/telephony/connect.ts'
import { useText } from '../../../lib/language/text.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { connectTexts } from './texts.ts'
import { useStart } from './use-start.ts'

type Step = Connect['steps'][number]

/** How far the account that Lotwire opens has come; a setup that stopped goes on from there. */
export function SetupSteps({ steps }: { steps: Connect['steps'] }) {
  const t = useText(connectTexts)
  const next = steps.find(({ state }) => state === 'next')
  return (
    <Panel as="section">
      <Stack gap="4">
        <Heading as="h3" size="md" fontWeight="650">
          {t('steps')}
        </Heading>
        <Stack as="ol" gap="2.5" listStyleType="none">
          {steps.map((step) => (
            <StepLine key={step.name} step={step} />
          ))}
        </Stack>
        {next?.problem && <Notice status="warning">{t(next.problem)}</Notice>}
        {next && next.name !== 'number' && <StartButton label={t('go_on')} />}
      </Stack>
    </Panel>
  )
}

function StepLine({ step: { name, state, problem } }: { step: Step }) {
  const t = useText(connectTexts)
  const Icon = problem ? CircleAlert : { done: CircleCheck, next: Circle, waiting: CircleDashed }[state]
  const color = problem ? 'orange.fg' : { done: 'green.fg', next: 'fg', waiting: 'fg.muted' }[state]
  return (
    <HStack as="li" gap="2.5" data-state={state} color={color}>
      <Icon size={18} aria-hidden />
      <Text color={state === 'waiting' ? 'fg.muted' : 'fg'}>{t(`step_${name}`)}</Text>
    </HStack>
  )
}

/** Begins the setup, or goes on with it; only an owner may. */
function StartButton({ label }: { label: string }) {
  const t = useText(connectTexts)
  const { start, isBusy, failure, isOwner } = useStart()
  return (
    <Stack gap="3" align="flex-start">
      <Button onClick={start} loading={isBusy} disabled={!isOwner}>
        {label}
      </Button>
      {!isOwner && (
        <Text fontSize="sm" color="fg.muted">
          {t('owners_only')}
        </Text>
      )}
      {failure && <StartFailed>{failure}</StartFailed>}
    </Stack>
  )
}

export function StartFailed({ children }: { children: string }) {
  const t = useText(connectTexts)
  return (
    <Notice status="error" title={t('start_failed')}>
      {children}
    </Notice>
  )
}
