import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Automation, Step } from '#contract/outreach/automation-schema.ts'
import {
  type AutomationInput,
  createAutomation,
  publishAutomation,
  updateAutomation,
  useAutomation,
} from '../../../data/automations.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { automationTexts } from '../texts.ts'
import { builderTexts } from './texts.ts'

export type Draft = Pick<
  Automation,
  'name' | 'trigger' | 'conditions' | 'steps' | 'purpose' | 'exits' | 'cool_down_minutes'
>

const blank = (name: string): Draft => ({
  name,
  trigger: { on: 'lead_created' },
  conditions: null,
  steps: [],
  purpose: 'informational',
  exits: ['replied', 'booked', 'sold', 'person', 'left_stage'],
  cool_down_minutes: 60,
})

const draftOf = ({ name, trigger, conditions, steps, purpose, exits, cool_down_minutes }: Automation): Draft => ({
  name,
  trigger,
  conditions,
  steps,
  purpose,
  exits,
  cool_down_minutes,
})

/** The location's state after an automation was created. */
export const JUST_MADE = 'just-made'

/** Refused fields by their step's id (`steps.<id>`), where they are named by position (`steps.2.then.0.minutes`). */
const byStep = (fields: Record<string, string>, steps: Step[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, text]) => {
      const id = path.startsWith('steps.') ? stepAt(path.split('.').slice(1), steps)?.id : undefined
      return [id ? `steps.${id}` : path, text]
    }),
  )

function stepAt([index, way, ...rest]: string[], steps: Step[]): Step | undefined {
  const step = steps[Number(index)]
  return step && (way === 'then' || way === 'else') ? stepAt(rest, step[way] ?? []) : step
}

/** An automation being built: what is saved of it, and what isn't yet. `id` is `new` for one to create. */
export function useBuilder(id: string) {
  const t = useText(builderTexts)
  const words = useText(automationTexts)
  const navigate = useNavigate()
  const { data, error, mutate } = useAutomation(id === 'new' ? undefined : id)
  const saved = data?.automation
  const [own, setOwn] = useState<Draft>()
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const draft = own ?? (saved ? draftOf(saved) : id === 'new' ? blank(words('untitled')) : undefined)

  const save = async (): Promise<string | undefined> => {
    if (!draft) return undefined
    if (own === undefined && saved) return saved.id
    const body = draft as AutomationInput
    if (id !== 'new') {
      await updateAutomation(id, body)
      setOwn(undefined)
      return id
    }
    const made = await createAutomation(body)
    setOwn(undefined)
    await navigate(`/automation/${made.id}`, { replace: true, state: JUST_MADE })
    return made.id
  }
  const told = async (deed: () => Promise<unknown>, done: string) => {
    setBusy(true)
    setProblems({})
    try {
      await deed()
      toaster.create({ type: 'success', title: done })
    } catch (failure) {
      if (failure instanceof ApiError) setProblems(byStep(failure.fields, draft?.steps ?? []))
      toaster.create({ type: 'error', title: words('failed'), description: errorText(failure) })
    } finally {
      setBusy(false)
    }
  }
  return {
    draft,
    saved,
    error,
    problems,
    isBusy,
    isChanged: own !== undefined,
    retry: () => mutate(),
    set: (change: Partial<Draft>) => draft && setOwn({ ...draft, ...change }),
    save: () => told(save, t('saved')),
    publish: () =>
      told(async () => {
        const kept = await save()
        if (kept) await publishAutomation(kept)
      }, t('published')),
  }
}
export type Builder = ReturnType<typeof useBuilder>
