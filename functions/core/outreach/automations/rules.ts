import { AWAITED, type Awaited, factsOfTrigger } from '#contract/outreach/automation-facts.ts'
import type { Step } from '#contract/outreach/automation-schema.ts'
import type { AutomationItem, Definition, PublishedItem, SwitchboardItem } from './entity.ts'

/** All steps, those of branches too, in the order of the page. */
export const everyStep = (steps: readonly Step[]): Step[] =>
  steps.flatMap((step) => [step, ...everyStep(step.then ?? []), ...everyStep(step.else ?? [])])

/** The steps with an id each, none twice: a copied one gets another. */
export function namedSteps(steps: readonly Step[]): Step[] {
  const taken = new Set<string>()
  const name = (list: readonly Step[]): Step[] =>
    list.map((step) => {
      let id = step.id ?? `s${taken.size + 1}`
      while (taken.has(id)) id = `${id}b`.slice(-40)
      taken.add(id)
      // biome-ignore lint/suspicious/noThenProperty: the wire's name; nobody awaits a step.
      const ways = step.act === 'branch' ? { then: name(step.then ?? []), else: name(step.else ?? []) } : {}
      return { ...step, id, ...ways }
    })
  return name(steps)
}

/** The switchboard with this automation as it is now: on by `published`, or not at all. */
export function switchedWith(
  { on, awaited, ...board }: SwitchboardItem,
  { id, status }: Pick<AutomationItem, 'id' | 'status'>,
  published?: PublishedItem,
  now = published?.published_at,
): SwitchboardItem {
  const others = on.filter(({ automation }) => automation !== id)
  const since = on.find(({ automation }) => automation === id)?.since ?? now
  const waits = published
    ? everyStep(published.steps).flatMap(({ act, on: what }) => (act === 'wait_until' && what) || [])
    : []
  return {
    ...board,
    on:
      status === 'published' && published && since
        ? [...others, { automation: id, number: published.number, trigger: published.trigger, since }]
        : others,
    awaited: [...new Set<Awaited>([...awaited, ...waits])].filter((what) => what in AWAITED),
  }
}

/** The names of a step's required fields that are empty. */
export function emptyFieldsOf({ act, ...step }: Step): string[] {
  const isEmpty = (name: keyof typeof step) => step[name] === undefined || step[name] === ''
  if (act === 'send') return isEmpty('body') && isEmpty('template_id') ? ['body'] : []
  return (NEEDED[act] ?? []).filter(isEmpty)
}

type StepField = Exclude<keyof Step, 'act'>
const NEEDED: Partial<Record<Step['act'], readonly StepField[]>> = {
  wait: ['minutes'],
  wait_until: ['on', 'hours'],
  branch: ['conditions'],
  stage: ['stage'],
  label: ['label'],
  unlabel: ['label'],
  assign: ['agent_id'],
  note: ['text'],
  remind: ['text', 'hours'],
  assistant: ['mode'],
  start: ['automation_id'],
  stop: ['automation_id'],
  webhook: ['webhook_id'],
}

export const emptyFieldsOfTrigger = ({ trigger }: Pick<Definition, 'trigger'>): string[] =>
  (factsOfTrigger(trigger.on).needs ?? []).filter((name) => trigger[name] === undefined || trigger[name] === '')

export const hasChanges = ({ version, published, published_of }: AutomationItem) =>
  published > 0 && published_of !== version
