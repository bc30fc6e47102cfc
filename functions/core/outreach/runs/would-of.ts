import { MODE_LABELS } from '#contract/assistant/assistant-facts.ts'
import type { Label, Language } from '#contract/language.ts'
import { ACT_FACTS, AWAITED, NOTIFIED } from '#contract/outreach/automation-facts.ts'
import type { Step } from '#contract/outreach/automation-schema.ts'
import { spanOf } from '#contract/outreach/span-of.ts'
import type { Names } from '../automations/find-names.ts'

export const NOT_MET: Label = {
  en: 'They don’t meet the conditions',
  es: 'No cumple las condiciones',
}
const MET: Label = { en: 'conditions met', es: 'se cumplen las condiciones' }
const UNMET: Label = { en: 'conditions not met', es: 'no se cumplen las condiciones' }

interface Told {
  names: Names
  /** Of a branch. */
  isMet: boolean
  /** Of a message, a note, or a reminder, filled in. */
  text: string
}

/** Describes a step in words. */
export function wouldOf(step: Step, told: Told, language: Language): string {
  const detail = detailOf(step, told, language)
  const act = ACT_FACTS[step.act][language]
  return detail ? `${act}: ${detail}` : act
}

function detailOf(step: Step, { names, isMet, text }: Told, language: Language): string | undefined {
  const named = (id: string | undefined) => (id ? (names.get(id) ?? id) : undefined)
  switch (step.act) {
    case 'send':
      return text
    case 'wait':
      return spanOf(step.minutes ?? 0, language)
    case 'wait_until':
      return step.on && `${AWAITED[step.on][language]} (${spanOf((step.hours ?? 0) * 60, language)})`
    case 'branch':
      return (isMet ? MET : UNMET)[language]
    case 'stage':
      return named(step.stage)
    case 'label':
    case 'unlabel':
      return step.label
    case 'assign':
      return named(step.agent_id)
    case 'notify':
      return NOTIFIED[step.to ?? 'assignee'][language]
    case 'assistant':
      return step.mode && MODE_LABELS[step.mode][language]
    case 'start':
    case 'stop':
      return named(step.automation_id)
    case 'webhook':
      return named(step.webhook_id)
    default:
      return text
  }
}
