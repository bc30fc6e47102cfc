import { Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { Circle, CircleCheck, CircleDashed } from 'lucide-react'
import type { Sender } from '#contract/telephony/sender.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { whatsappTexts } from './texts.ts'

const STEPS = ['done_signin', 'done_creating', 'done_verifying', 'done_online'] as const
const NEXT = { creating: 1, verifying: 2, reviewing: 3 } as const

/** A number on its way to WhatsApp, step by step. */
export function SenderProgress({ sender: { number, state, is_slow } }: { sender: Sender }) {
  const t = useText(whatsappTexts)
  const next = state in NEXT ? NEXT[state as keyof typeof NEXT] : STEPS.length
  return (
    <Panel as="section">
      <Stack gap="4">
        <Stack gap="1.5">
          <Heading as="h2" size="md" fontWeight="650">
            {t('progress')}
          </Heading>
          <Text fontWeight="600" fontVariantNumeric="tabular-nums">
            {phoneText(number ?? '')}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {t('progress_hint')}
          </Text>
        </Stack>
        <Stack as="ol" gap="2.5" listStyleType="none" role="status">
          {STEPS.map((step, index) => (
            <StepLine key={step} text={t(step)} state={index < next ? 'done' : index === next ? 'next' : 'waiting'} />
          ))}
        </Stack>
        {is_slow && <Notice status="warning">{t('slow')}</Notice>}
      </Stack>
    </Panel>
  )
}

function StepLine({ text, state }: { text: string; state: 'done' | 'next' | 'waiting' }) {
  const Icon = { done: CircleCheck, next: Circle, waiting: CircleDashed }[state]
  return (
    <HStack as="li" gap="2.5" data-state={state} color={state === 'done' ? 'green.fg' : 'fg.muted'}>
      <Icon size={18} aria-hidden />
      <Text color={state === 'waiting' ? 'fg.muted' : 'fg'}>{text}</Text>
    </HStack>
  )
}
