import { Box, Grid, Stack } from '@chakra-ui/react'
import { ListChecks, MessageSquareQuote } from 'lucide-react'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { PageActs } from '../../../parts/page-acts.tsx'
import { SectionSkeleton } from '../../../parts/section-frame.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { WorkspaceTitle } from '../../notifications/index.ts'
import { AnswersStep } from './answers-step.tsx'
import { KeyStep } from './key-step.tsx'
import { ModeStep } from './mode-step.tsx'
import { PricesStep } from './prices-step.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { RulesStep } from './rules-step.tsx'
import { SaveBar } from './save-bar.tsx'
import { TestsPanel } from './tests-panel.tsx'
import { setupTexts } from './texts.ts'
import { ToTry, TRY } from './to-try.tsx'
import { TryPanel } from './try-panel.tsx'
import { useSetup } from './use-setup.ts'
import { VoiceStep } from './voice-step.tsx'

const PAGES = [
  { to: '/assistant/phrases', title: 'phrases_title', icon: MessageSquareQuote },
  { to: '/assistant/turns', title: 'turns_title', icon: ListChecks },
] as const

/** Sets the assistant up, step by step, with a conversation beside to try it. */
export function SetupPage() {
  const t = useText(setupTexts)
  const setup = useSetup()
  return (
    <Stack gap="6" maxWidth="1280px" marginInline="auto" padding={{ base: '4', md: '6' }}>
      <WorkspaceTitle page={t('title')} />
      <PageHeader title={t('title')} subtitle={t('subtitle')}>
        <PageActs deeds={PAGES.map(({ to, title, icon }) => ({ value: to, icon, text: t(title), does: to }))} />
      </PageHeader>
      {setup.saved?.provider && <ToTry />}
      <Steps setup={setup} />
    </Stack>
  )
}

function Steps({ setup }: { setup: ReturnType<typeof useSetup> }) {
  const t = useText(setupTexts)
  const { saved, values, set, error, retry, isChanged } = setup
  if (!values && error)
    return (
      <Panel>
        <LoadFailed title={t('load_failed')} error={error} onRetry={retry} />
      </Panel>
    )
  if (!values || !saved) return <SectionSkeleton />
  const step = { values, set }
  // Once it works, what it does comes first, and no step is the next.
  const isOn = saved.mode !== 'off' && saved.provider !== null
  const key = <KeyStep assistant={saved} />
  return (
    <>
      {saved.problem && (saved.problem !== 'no_key' || saved.mode !== 'off') && (
        <ProblemNotice problem={saved.problem} />
      )}
      <Grid
        gap="6"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px', xl: 'minmax(0, 1fr) 420px' }}
        templateAreas={
          isOn
            ? { base: '"mode" "steps" "try"', lg: '"mode try" "steps try"' }
            : { base: '"steps" "try" "mode"', lg: '"steps try" "mode try"' }
        }
        className={isOn ? 'assistant-on' : undefined}
      >
        <Stack gridArea="steps" gap="6">
          {!isOn && key}
          <VoiceStep {...step} />
          <RulesStep {...step} />
          <AnswersStep answers={saved.answers} />
          <PricesStep {...step} />
          {isOn && key}
        </Stack>
        <Box gridArea="try" height={{ lg: 'full' }} id={TRY} scrollMarginTop="4">
          <Stack gap="6" position={{ lg: 'sticky' }} top="8">
            <TryPanel isReady={saved.provider !== null} isBehind={isChanged} />
            <TestsPanel />
          </Stack>
        </Box>
        <Box gridArea="mode">
          <ModeStep {...step} />
        </Box>
      </Grid>
      {isChanged && <SaveBar values={values} onSave={setup.save} onDiscard={setup.discard} />}
    </>
  )
}
