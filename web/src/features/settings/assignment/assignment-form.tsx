import { Button, Fieldset, Input, Stack } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { messagingSettings } from '#contract/messaging/settings.ts'
import { type Range, rangeOf, settingRange } from '#contract/people/setting-range.ts'
import { say } from '#contract/words.ts'
import { useDashboard } from '../../../data/dashboard.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { useSave } from '../../../parts/use-save.ts'
import { Choice } from '../../../ui/choice.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { settingsTexts } from '../texts.ts'
import { AgentChoices } from './agent-choices.tsx'
import { assignmentTexts } from './texts.ts'
import type { AssignmentKey, AssignmentValues, useAssignment } from './use-assignment.ts'

const { auto_assignment_mode, assignment_algorithm, max_contacts_per_agent } = messagingSettings.assignment

const RANGE = rangeOf('max_contacts_per_agent', max_contacts_per_agent) as Range

const FLAGS = ['take_by_answering', 'reassign_reopened', 'enable_ticketing', 'grant_view_all_chats'] as const

interface AssignmentFormProps {
  assignment: ReturnType<typeof useAssignment>
  saved: AssignmentValues
  onBanner: (banner: Banner) => void
}

/** The settings of conversation assignment; they are saved together. */
export function AssignmentForm({ assignment, saved, onBanner }: AssignmentFormProps) {
  const t = useText(assignmentTexts)
  const shared = useText(settingsTexts)
  const common = useText()
  const language = useLanguage()
  const maximum = useRef<HTMLInputElement>(null)
  /** True once the user has left the maximum's field; until then no error is shown. */
  const [isLeft, setLeft] = useState(false)
  const [changed, setChanged] = useState<Partial<AssignmentValues>>({})
  const saving = useSave(onBanner)
  const values = { ...saved, ...changed }
  const set = (key: AssignmentKey, value: string) => setChanged({ ...changed, [key]: value })
  const flag = (key: AssignmentKey) => ({
    label: t(key),
    hint: t(`${key}_hint` as 'enable_ticketing_hint'),
    checked: values[key] === 'true',
    onChange: ({ target }: { target: HTMLInputElement }) => set(key, String(target.checked)),
  })

  const wrong = isMaximum(values.max_contacts_per_agent) ? undefined : say(settingRange, language, RANGE)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setLeft(true)
    if (wrong) return maximum.current?.focus()
    return saving.save(
      event,
      async () => {
        await assignment.save(changed)
        setChanged({})
      },
      { done: t('assignment_saved'), failed: shared('save_failed') },
    )
  }

  return (
    <Panel asChild>
      <form noValidate onSubmit={submit}>
        <Stack gap="7">
          <Stack gap="5">
            <HowAssigned values={values} onSet={set} />
            <FormField
              label={t('max_contacts_per_agent')}
              hint={t('max_contacts_per_agent_hint')}
              error={isLeft ? wrong : undefined}
            >
              <Input
                ref={maximum}
                type="number"
                inputMode="numeric"
                width="32"
                min={max_contacts_per_agent.least}
                max={max_contacts_per_agent.most}
                value={values.max_contacts_per_agent}
                onChange={({ target }) => set('max_contacts_per_agent', target.value)}
                onBlur={() => setLeft(true)}
              />
            </FormField>
          </Stack>
          <AgentChoices
            agents={assignment.agents}
            maximum={(wrong ? saved : values).max_contacts_per_agent}
            chosen={JSON.parse(values.selected_agent_ids)}
            onChange={(ids) => set('selected_agent_ids', JSON.stringify(ids))}
          />
          <Fieldset.Root>
            <Stack gap="4">
              {FLAGS.map((key) => (
                <NativeCheckbox key={key} {...flag(key)} />
              ))}
            </Stack>
          </Fieldset.Root>
          <Button type="submit" loading={saving.isBusy} alignSelf="flex-start">
            {common('save')}
          </Button>
        </Stack>
      </form>
    </Panel>
  )
}

/** How many wait with nobody assigned although it is on. */
function Unassigned() {
  const t = useText(assignmentTexts)
  const count = useDashboard().data?.behind.find(({ agent }) => agent === null)?.unreplied ?? 0
  if (count === 0) return null
  return (
    <Notice
      status="info"
      title={t('unassigned', { count })}
      action={
        <Button asChild size="sm" variant="outline">
          <Link to="/chats?waiting=unassigned">{t('unassigned_see')}</Link>
        </Button>
      }
    >
      {t('unassigned_why')}
    </Notice>
  )
}

interface HowAssignedProps {
  values: AssignmentValues
  onSet: (key: AssignmentKey, value: string) => void
}

function HowAssigned({ values, onSet }: HowAssignedProps) {
  const t = useText(assignmentTexts)
  const field = (key: AssignmentKey) => ({ value: values[key], onChange: (value: string) => onSet(key, value) })
  return (
    <>
      {values.auto_assignment_mode === 'auto' && <Unassigned />}
      <Choice
        maxWidth="96"
        label={t('auto_assignment_mode')}
        hint={t('auto_assignment_mode_hint')}
        options={auto_assignment_mode.choices.map((value) => ({ value, text: t(`mode_${value}`) }))}
        {...field('auto_assignment_mode')}
      />
      <Choice
        maxWidth="96"
        label={t('assignment_algorithm')}
        hint={t(`${values.assignment_algorithm}_hint` as 'round_robin_hint')}
        options={assignment_algorithm.choices.map((value) => ({ value, text: t(value) }))}
        {...field('assignment_algorithm')}
      />
    </>
  )
}

const isMaximum = (text: string) =>
  /^\d{1,3}$/.test(text.trim()) &&
  Number(text) >= max_contacts_per_agent.least &&
  Number(text) <= max_contacts_per_agent.most
