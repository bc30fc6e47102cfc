import { Badge, Box, Button, Flex, Grid, Input, Skeleton, Stack, Text } from '@chakra-ui/react'
import { ArrowLeft, ListChecks, Pause, Play } from 'lucide-react'
import { Link, useLocation, useParams } from 'react-router'
import { MOST_STEPS } from '#contract/outreach/automation-facts.ts'
import { useText } from '../../../lib/language/text.ts'
import { useMay } from '../../../lib/session.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { DESK, PageActs } from '../../../parts/page-acts.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { RowDeed } from '../../../ui/row-menu.tsx'
import { WorkspaceTitle } from '../../notifications/index.ts'
import '../automation.css'
import { StatusBadge } from '../status-badge.tsx'
import { automationTexts } from '../texts.ts'
import { useDeeds } from '../use-deeds.ts'
import { ConditionFields } from './condition-fields.tsx'
import { EndFields } from './end-fields.tsx'
import { Section } from './section.tsx'
import { StepList } from './step-list.tsx'
import { builderTexts } from './texts.ts'
import { TriggerFields } from './trigger-fields.tsx'
import { TryPanel } from './try-panel.tsx'
import { type Builder, JUST_MADE, useBuilder } from './use-builder.ts'
import { WavePreview } from './wave-preview.tsx'

/** Builds one automation as a list of steps, with a try beside; agents read it. */
export function BuilderPage() {
  const { id = 'new' } = useParams()
  return <Page key={id} id={id} />
}

function Page({ id }: { id: string }) {
  const t = useText(builderTexts)
  const words = useText(automationTexts)
  const builder = useBuilder(id)
  const { draft, saved, error, retry } = builder
  return (
    <Stack gap={{ base: '4', md: '6' }} maxWidth="1280px" marginInline="auto" padding={{ base: '4', md: '6' }}>
      <WorkspaceTitle page={saved?.name ?? words('title')} />
      <Button asChild variant="ghost" size="sm" alignSelf="start" marginBottom="-4" marginInlineStart="-3">
        <Link to="/automation">
          <ArrowLeft /> {t('back')}
        </Link>
      </Button>
      {error && !draft ? (
        <Panel>
          <LoadFailed title={words('load_failed')} error={error} onRetry={retry} />
        </Panel>
      ) : draft ? (
        <Form builder={builder} />
      ) : (
        <Skeleton height="480px" borderRadius="xl" aria-hidden />
      )}
    </Stack>
  )
}

function Form({ builder }: { builder: Builder }) {
  const t = useText(builderTexts)
  const mayChange = useMay('campaigns')
  const isDesk = useMedia(DESK)
  const words = useText(automationTexts)
  const acts = useActs(builder)
  const { draft, saved, problems, set, isChanged } = builder
  if (!draft) return null
  const known = Object.fromEntries(
    (saved?.problems ?? []).map(({ step, text }) => [`steps${step ? `.${step}` : ''}`, text]),
  )
  const shown = isChanged ? problems : { ...known, ...problems }
  return (
    <>
      <PageHeader
        title={draft.name}
        subtitle={
          <Flex as="span" wrap="wrap" gap="2" align="center">
            {saved && <StatusBadge status={saved.status} />}
            {saved?.has_changes && <Badge variant="outline">{words('has_changes')}</Badge>}
            {saved?.version ? t('version', { number: saved.version }) : t('unpublished')}
          </Flex>
        }
      >
        <PageActs deeds={acts}>{mayChange && isDesk && <Writing builder={builder} />}</PageActs>
      </PageHeader>
      {!mayChange && <Text color="fg.muted">{t('read_only')}</Text>}
      <Grid gap="6" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 380px' }}>
        <Stack asChild gap="6" minWidth="0" border="0">
          <fieldset disabled={!mayChange}>
            <Panel>
              <FormField label={t('name')} error={problems.name}>
                <Input maxLength={80} value={draft.name} onChange={({ target }) => set({ name: target.value })} />
              </FormField>
            </Panel>
            <Section title={t('trigger')}>
              <TriggerFields trigger={draft.trigger} onChange={(trigger) => set({ trigger })} />
              {mayChange && draft.trigger.on === 'quiet' && <WavePreview draft={draft} id={saved?.id} />}
            </Section>
            <Section title={t('steps')} hint={t('steps_hint', { count: MOST_STEPS })} error={shown.steps}>
              <StepList steps={draft.steps} own={saved?.id} problems={shown} onChange={(steps) => set({ steps })} />
            </Section>
            <Section title={t('conditions')} hint={t('conditions_hint')}>
              <ConditionFields conditions={draft.conditions} onChange={(conditions) => set({ conditions })} />
            </Section>
            <Section title={t('settings')}>
              <EndFields draft={draft} onChange={set} />
            </Section>
          </fieldset>
        </Stack>
        {mayChange && (
          <Box position={{ xl: 'sticky' }} top="8">
            <TryPanel id={saved?.id} isBehind={isChanged || !saved} />
          </Box>
        )}
      </Grid>
      {mayChange && !isDesk && (
        <div className="automation-end">
          <Writing builder={builder} />
        </div>
      )}
    </>
  )
}

/** What saves and publishes, as long as there is something to: in the header, on a phone below the page. */
function Writing({ builder: { saved, isChanged, isBusy, save, publish } }: { builder: Builder }) {
  const t = useText(builderTexts)
  const isDesk = useMedia(DESK)
  // The first save leads to the automation's own address: the keyboard goes on from here.
  const isJustMade = useLocation().state === JUST_MADE
  const isAsPublished = saved !== undefined && saved.version > 0 && !saved.has_changes && !isChanged
  if (isAsPublished)
    return isDesk ? (
      <Text fontSize="sm" color="fg.muted" whiteSpace="nowrap">
        {t('as_published')}
      </Text>
    ) : null
  const look = { flex: { base: '1', md: 'none' }, height: { base: '11', md: '10' } } as const
  return (
    <>
      {(isChanged || saved === undefined) && (
        <Button {...look} variant="outline" disabled={isBusy} onClick={save}>
          {t('save')}
        </Button>
      )}
      <Button {...look} loading={isBusy} title={t('publish_hint')} autoFocus={isJustMade} onClick={publish}>
        {t('publish')}
      </Button>
    </>
  )
}

function useActs({ saved }: Builder): RowDeed[] {
  const words = useText(automationTexts)
  const mayChange = useMay('campaigns')
  const { pause, resume } = useDeeds()
  if (!saved) return []
  const { id, status } = saved
  const acts: RowDeed[] = [{ value: 'runs', icon: ListChecks, text: words('runs'), does: `/automation/${id}/runs` }]
  if (mayChange && status === 'published')
    acts.push({ value: 'pause', icon: Pause, text: words('pause'), does: () => pause(id) })
  if (mayChange && status === 'paused')
    acts.push({ value: 'resume', icon: Play, text: words('resume'), does: () => resume(id) })
  return acts
}
