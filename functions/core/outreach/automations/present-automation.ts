import type { Language } from '#contract/language.ts'
import type { Automation } from '#contract/outreach/automation-schema.ts'
import { sayRefusal } from '#contract/refusals.ts'
import type { AutomationItem, Definition } from './entity.ts'
import type { Problem } from './find-problems.ts'
import { hasChanges } from './rules.ts'

export const definitionOf = (of: Definition): Definition => {
  const { trigger, conditions, steps, purpose, exits, cool_down_minutes } = of
  return { trigger, conditions, steps, purpose, exits, cool_down_minutes }
}

export function presentAutomation(automation: AutomationItem, problems: Problem[], language: Language): Automation {
  const { id, name, status, published, user_id, user_name, updated_at, conditions } = automation
  return {
    id,
    name,
    status,
    version: published,
    has_changes: hasChanges(automation),
    ...definitionOf(automation),
    conditions: conditions ?? null,
    problems: problems.map(({ step, words }) => ({ step: step ?? null, text: sayRefusal(words, language) })),
    user: { id: user_id, name: user_name },
    updated_at,
  }
}
