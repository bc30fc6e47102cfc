import { MOST_STEPS } from '#contract/outreach/automation-facts.ts'
import type { Step } from '#contract/outreach/automation-schema.ts'
import { unknownWordIn } from '#contract/outreach/fill-words.ts'
import type { Refused } from '#contract/refusals.ts'
import { currentNames, labelsOf } from '../../customers/labels/rules.ts'
import { findLabels } from '../../customers/labels/store.ts'
import { stagesOf } from '../../customers/stages/rules.ts'
import { getPipeline } from '../../customers/stages/store.ts'
import { isSendable } from '../../messaging/templates/rules.ts'
import { listOf as listTemplates } from '../../messaging/templates/store.ts'
import { listAgents } from '../../people/accounts/list-agents.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { AutomationItem } from './entity.ts'
import { emptyFieldsOf, emptyFieldsOfTrigger, everyStep } from './rules.ts'

export interface Problem {
  /** The step's id; undefined: of the automation as a whole. */
  step: string | undefined
  words: Refused
}

/** What a dealership has that steps may name, read once for many automations. */
export async function findNamed(org: OrgId, automations: readonly AutomationItem[]) {
  const [pipeline, labels, templates, { agents }] = await Promise.all([
    getPipeline(org, true),
    findLabels(org),
    listTemplates(org),
    listAgents({ org }),
  ])
  return {
    stages: new Set(stagesOf(pipeline).map(({ id }) => id)),
    hasLabel: (name: string) => {
      const [now] = currentNames([name], labels)
      return labelsOf(labels).some((label) => label.name === now)
    },
    templates: new Set(templates.filter(isSendable).map(({ id }) => id)),
    agents: new Set(agents.map(({ id }) => id)),
    automations: new Set(automations.map(({ id }) => id)),
  }
}
export type Named = Awaited<ReturnType<typeof findNamed>>

/** What keeps an automation from being published, or what it names that has gone since. */
export function problemsOf(automation: AutomationItem, named: Named): Problem[] {
  const { trigger, conditions, steps, id } = automation
  const all = everyStep(steps)
  const whole: Refused[] = [
    ...(all.length === 0 ? [{ key: 'automation_no_steps' as const }] : []),
    ...(all.length > MOST_STEPS ? [{ key: 'automation_too_long' as const }] : []),
    ...(emptyFieldsOfTrigger(automation).length > 0 ? [{ key: 'automation_trigger_incomplete' as const }] : []),
    ...goneOf({ stage: trigger.stage, label: trigger.label }, named),
    ...goneOf(conditions ?? {}, named),
  ]
  return [
    ...whole.map((words) => ({ step: undefined, words })),
    ...all.flatMap((step) => stepProblems(step, named, id).map((words) => ({ step: step.id, words }))),
  ]
}

function goneOf({ stage, label }: { stage?: string | undefined; label?: string | undefined }, named: Named): Refused[] {
  return [
    ...(stage && !named.stages.has(stage) ? [{ key: 'automation_stage_gone' as const }] : []),
    ...(label && !named.hasLabel(label) ? [{ key: 'automation_label_gone' as const }] : []),
  ]
}

function stepProblems(step: Step, named: Named, own: string): Refused[] {
  if (emptyFieldsOf(step).length > 0) return [{ key: 'automation_step_incomplete' }]
  const { act, body = '', text = '', template_id, agent_id, automation_id, conditions } = step
  const word = unknownWordIn(act === 'send' ? body : text)
  return [
    ...goneOf(step, named),
    ...goneOf(conditions ?? {}, named),
    ...(act === 'send' && template_id && !named.templates.has(template_id)
      ? [{ key: 'automation_template_unusable' as const }]
      : []),
    ...(act === 'assign' && agent_id && !named.agents.has(agent_id) ? [{ key: 'automation_agent_gone' as const }] : []),
    ...(act === 'start' && automation_id === own ? [{ key: 'automation_starts_itself' as const }] : []),
    ...((act === 'start' || act === 'stop') && automation_id && !named.automations.has(automation_id)
      ? [{ key: 'automation_other_gone' as const }]
      : []),
    // There are no addresses of other programs yet.
    ...(act === 'webhook' ? [{ key: 'not_found' as const }] : []),
    ...(word === undefined ? [] : [{ key: 'automation_word_unknown' as const, about: { word } }]),
  ]
}
