import { Button, Flex, Heading, IconButton, List, Stack, Text } from '@chakra-ui/react'
import { Check, ShieldCheck, X } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import type { useFirstSteps } from '../../../data/dashboard.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { useSession } from '../../../lib/session.ts'
import { Panel } from '../../../ui/panel.tsx'
import { StepFrame } from './step-frame.tsx'
import { setUpTexts } from './texts.ts'
import { TryStep } from './try-step.tsx'

const NumberWays = lazy(async () => ({ default: (await import('../../settings/index.ts')).NumberWays }))
const NumberState = lazy(async () => ({ default: (await import('../../settings/index.ts')).NumberState }))

interface SetUpProps {
  setUp: ReturnType<typeof useFirstSteps>
  /** The newest conversations. */
  recent: readonly ConversationRow[]
}

/** A new dealership's setup in four steps, checked off by actual state; gone once all are done or a manager dismisses it. */
export function SetUp({ setUp: { steps, numbers, hide }, recent }: SetUpProps) {
  const t = useText(setUpTexts)
  if (!steps || !numbers) return null
  const { number, assistant, message, team, inventory } = steps
  const states = [number, assistant, message, team && inventory]
  const done = states.filter(Boolean).length
  if (done === states.length) return null
  const own = numbers.sms ?? numbers.whatsapp
  const arrived = recent.find(({ last_message }) => last_message !== null)
  const yours = { words: t('your_turn'), isYours: true }
  return (
    <>
      <Panel as="section" padding="0" overflow="hidden">
        <Flex align="start" justify="space-between" gap="4" paddingInline={{ base: '4', md: '6' }} paddingBlock="4">
          <Stack gap="0">
            <Heading as="h2" size="md" fontWeight="650">
              {t('title')}
            </Heading>
            <Text fontSize="sm" color="fg.muted">
              {t('steps_done', { done, all: states.length })}
            </Text>
          </Stack>
          <HideButton onHide={hide} />
        </Flex>
        <List.Root as="ol" variant="plain">
          <StepFrame
            place={1}
            isDone={number}
            title={number ? (own ? t('number_done', { number: phoneText(own) }) : t('number_connected')) : t('number')}
            state={yours}
          >
            <Suspense>{number ? <NumberState /> : <NumberWays />}</Suspense>
          </StepFrame>
          <StepFrame
            place={2}
            isDone={assistant}
            title={t(assistant ? 'assistant_done' : 'assistant')}
            state={{ words: t('can_wait') }}
          >
            {!assistant && <AssistantStep />}
          </StepFrame>
          <StepFrame
            place={3}
            isDone={message}
            title={t(message ? 'message_done' : 'message')}
            state={
              number ? (arrived ? yours : { words: t('awaits_text'), isYours: true }) : { words: t('after_number') }
            }
          >
            {!message &&
              (number ? (
                <TryStep numbers={numbers} arrived={arrived} />
              ) : (
                <Text fontSize="sm" color="fg.muted">
                  {t('message_waits')}
                </Text>
              ))}
          </StepFrame>
          <StepFrame
            place={4}
            isDone={team && inventory}
            title={t(team && inventory ? 'people_done' : 'people')}
            state={{ words: t('can_wait') }}
          >
            {!(team && inventory) && <PeopleStep team={team} inventory={inventory} />}
          </StepFrame>
        </List.Root>
      </Panel>
      <LoginStep />
    </>
  )
}

function HideButton({ onHide }: { onHide: () => void }) {
  const t = useText(setUpTexts)
  return (
    <IconButton variant="ghost" size="sm" color="fg.muted" aria-label={t('hide')} title={t('hide')} onClick={onHide}>
      <X />
    </IconButton>
  )
}

function AssistantStep() {
  const t = useText(setUpTexts)
  return (
    <Stack gap="3" align="flex-start">
      <Text fontSize="sm" color="fg.muted">
        {t('assistant_hint')}
      </Text>
      <Button asChild variant="outline">
        <Link to="/assistant">{t('assistant_act')}</Link>
      </Button>
    </Stack>
  )
}

function PeopleStep({ team, inventory }: { team: boolean; inventory: boolean }) {
  const t = useText(setUpTexts)
  const acts = [
    { to: '/team', text: t('team'), isDone: team },
    { to: '/inventory', text: t('inventory'), isDone: inventory },
    { to: '/contacts', text: t('contacts'), isDone: false },
  ]
  return (
    <Flex wrap="wrap" gap="2">
      {acts.map(({ to, text, isDone }) => (
        <Button key={to} asChild variant="outline">
          <Link to={to}>
            {isDone && <Check aria-label={t('done')} />}
            {text}
          </Link>
        </Button>
      ))}
    </Flex>
  )
}

/** Beside the four, for as long as the reader's own login is to become safer: a banner says so only near the day. */
function LoginStep() {
  const t = useText(setUpTexts)
  const { day } = useFormats()
  const due = useSession().user?.two_step.due_at
  if (!due) return null
  const icon = <ShieldCheck size={14} aria-hidden />
  return (
    <Panel as="section" padding="0">
      <List.Root variant="plain">
        <StepFrame
          place={icon}
          isDone={false}
          title={t('login')}
          state={{ words: t('login_due', { day: day(due) }), isDue: true }}
        >
          <Stack gap="3" align="flex-start">
            <Text fontSize="sm" color="fg.muted">
              {t('login_hint')}
            </Text>
            <Button asChild variant="outline">
              <Link to="/settings/security">{t('login_act')}</Link>
            </Button>
          </Stack>
        </StepFrame>
      </List.Root>
    </Panel>
  )
}
