import { CHANNELS } from '#contract/customers/channels/channels.ts'
import type { ContactQuery } from '#contract/customers/contact-query.ts'
import { unknownWordIn } from '#contract/messaging/fill-text.ts'
import { DATE_FIELDS, MESSAGE_WORDS, MOST_STEPS } from '#contract/outreach/automation-facts.ts'
import type { Step } from '#contract/outreach/automation-schema.ts'
import type { Refused } from '#contract/refusals.ts'
import { listFields } from '../../customers/fields/door.ts'
import { wrongCondition } from '../../customers/fields/field-conditions.ts'
import { readLabelNames } from '../../customers/labels/door.ts'
import { listStages } from '../../customers/stages/list-stages.ts'
import { listTemplatesOf } from '../../messaging/templates/door.ts'
import { isSendable } from '../../messaging/templates/sendable-template.ts'
import { listAgents } from '../../people/accounts/list-agents.ts'
import { readSettings } from '../../people/settings/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { listWebhooksOf } from '../webhooks/door.ts'
import type { WebhookItem } from '../webhooks/entity.ts'
import type { AutomationItem } from './entity.ts'
import { emptyFieldsOf, emptyFieldsOfTrigger, everyStep } from './rules.ts'

export interface Problem {
  /** The step's id; undefined: of the automation as a whole. */
  step: string | undefined
  words: Refused
}

/** Reads everything that steps may name, once for many automations. */
export async function findNamed(org: OrgId, automations: readonly AutomationItem[]) {
  const [{ data: stages }, labels, templates, { agents }, webhooks, fields, mail] = await Promise.all([
    listStages({ org }),
    readLabelNames(org),
    listTemplatesOf(org),
    listAgents({ org }),
    listWebhooksOf(org),
    listFields(org),
    readSettings(org, 'mail'),
  ])
  return {
    stages: new Set(stages.map(({ id }) => id)),
    hasLabel: labels.has,
    templates: new Set(templates.filter(isSendable).map(({ id }) => id)),
    agents: new Set(agents.map(({ id }) => id)),
    automations: new Set(automations.map(({ id }) => id)),
    fields,
    postal_address: mail.mail_postal_address.trim(),
    words: [...MESSAGE_WORDS, ...fields.map(({ key }) => key)],
    webhooks: new Map(webhooks.map((one) => [one.id, one])),
  }
}
type Named = Awaited<ReturnType<typeof findNamed>>

/** Lists the problems that keep an automation from being published, or from working as published. */
export function problemsOf(automation: AutomationItem, named: Named): Problem[] {
  const { trigger, conditions, steps, id } = automation
  const all = everyStep(steps)
  const whole: Refused[] = [
    ...(all.length === 0 ? [{ key: 'automation_no_steps' as const }] : []),
    ...(all.length > MOST_STEPS ? [{ key: 'automation_too_long' as const }] : []),
    ...(emptyFieldsOfTrigger(automation).length > 0 ? [{ key: 'automation_trigger_incomplete' as const }] : []),
    ...goneOf({ stage: trigger.stage, label: trigger.label }, named),
    ...(isDayGone(trigger, named) ? [{ key: 'automation_field_gone' as const }] : []),
    ...goneOf(conditions ?? {}, named),
  ]
  return [
    ...whole.map((words) => ({ step: undefined, words })),
    ...all.flatMap((step) => stepProblems(step, named, id).map((words) => ({ step: step.id, words }))),
  ]
}

/** Its day is in a field of the dealership's own that is there no more, or of another kind. */
const isDayGone = ({ on, field }: AutomationItem['trigger'], { fields }: Named) =>
  on === 'date' && field && !(field in DATE_FIELDS) && !fields.some(({ key, kind }) => key === field && kind === 'date')

function goneOf(
  { stage, label, custom = [] }: Pick<ContactQuery, 'stage' | 'label' | 'custom'>,
  named: Named,
): Refused[] {
  return [
    ...(custom.some((one) => wrongCondition(named.fields, one)) ? [{ key: 'automation_field_gone' as const }] : []),
    ...(stage && !named.stages.has(stage) ? [{ key: 'automation_stage_gone' as const }] : []),
    ...(label && !named.hasLabel(label) ? [{ key: 'automation_label_gone' as const }] : []),
  ]
}

function stepProblems(step: Step, named: Named, own: string): Refused[] {
  if (emptyFieldsOf(step).length > 0) return [{ key: 'automation_step_incomplete' }]
  const { act, body = '', subject = '', text = '', variables = [], conditions } = step
  const { template_id, agent_id, automation_id, webhook_id = '' } = step
  const word = unknownWordIn(act === 'send' ? [body, subject, ...variables].join(' ') : text, named.words)
  return [
    ...goneOf(step, named),
    ...goneOf(conditions ?? {}, named),
    ...(act === 'send' && template_id && !named.templates.has(template_id)
      ? [{ key: 'automation_template_unusable' as const }]
      : []),
    ...(act === 'send' && step.channel && CHANNELS[step.channel].hasSubject && !named.postal_address
      ? [{ key: 'mail_no_postal_address' as const }]
      : []),
    ...(act === 'assign' && agent_id && !named.agents.has(agent_id) ? [{ key: 'automation_agent_gone' as const }] : []),
    ...(act === 'start' && automation_id === own ? [{ key: 'automation_starts_itself' as const }] : []),
    ...((act === 'start' || act === 'stop') && automation_id && !named.automations.has(automation_id)
      ? [{ key: 'automation_other_gone' as const }]
      : []),
    ...(act === 'webhook' ? webhookProblems(named.webhooks.get(webhook_id)) : []),
    ...(word === undefined ? [] : [{ key: 'automation_word_unknown' as const, about: { word } }]),
  ]
}

const webhookProblems = (webhook: WebhookItem | undefined): Refused[] => {
  if (!webhook) return [{ key: 'automation_webhook_gone' }]
  return webhook.is_active ? [] : [{ key: 'webhook_off' }]
}
