import { useState } from 'react'
import type { Template } from '#contract/messaging/template.ts'
import { sayTemplateRefusal } from '#contract/messaging/template-refusals.ts'
import { problemsOf, risksOf } from '#contract/messaging/template-rules.ts'
import { createTemplate, updateTemplate } from '../../../data/templates.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { bodyOf, draftOf, nameFrom, type TemplateValues, valuesOf } from './template-values.ts'
import { useFormText } from './texts.ts'

/** Errors about missing input, which are not shown before it could be typed. */
const SAID_LATER = new Set(['required', 'template_name_wrong'])

/**
 * The form of a template. Its rules (#contract/messaging/template-rules.ts) are checked while typing, except for
 * missing input, which is reported only on save.
 */
export function useTemplateForm(template: Template | undefined, onDone: () => void) {
  const t = useFormText()
  const language = useLanguage()
  const [values, setValues] = useState(() => valuesOf(template))
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<ApiError | null>(null)

  const draft = draftOf(values)
  const problems = problemsOf(draft)
  const risks = risksOf(draft)
  const isTold = (key: string, field: string) => isTried || !SAID_LATER.has(key) || isBegun(values, field)

  function set(change: Partial<TemplateValues>) {
    setRefused(null)
    setValues((known) => {
      const next = { ...known, ...change }
      const isNamed = template || (change.name === undefined && known.name !== nameFrom(known.friendly_name))
      return isNamed || change.name !== undefined ? next : { ...next, name: nameFrom(next.friendly_name) }
    })
  }

  async function submit() {
    setTried(true)
    if (Object.keys(problems).length > 0) return
    try {
      await (template ? updateTemplate(template.id, bodyOf(values)) : createTemplate(bodyOf(values)))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefused(error)
      return
    }
    toaster.create({ type: 'success', title: t(template ? 'done_updated' : 'done_created') })
    onDone()
  }

  return {
    values,
    set,
    submit,
    isNew: template === undefined,
    /** A field's error message. */
    errorOf: (field: string) => {
      const problem = problems[field]
      return problem && isTold(problem.key, field) ? sayTemplateRefusal(problem, language) : refused?.fields[field]
    },
    /** A warning that WhatsApp's reviewers may object to a field. */
    riskOf: (field: string) => risks[field] && sayTemplateRefusal(risks[field], language),
    /** An error that concerns the form as a whole. */
    error: refused && Object.keys(refused.fields).length === 0 ? errorText(refused, t('save_failed')) : undefined,
  }
}
export type FormInHand = ReturnType<typeof useTemplateForm>

/** True if a text field is not empty: an empty one is not an error yet. */
const isBegun = (values: TemplateValues, field: string) =>
  field in values && String(values[field as keyof TemplateValues]).trim() !== ''
