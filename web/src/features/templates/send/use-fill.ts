import { useState } from 'react'
import type { Template } from '#contract/messaging/template.ts'
import { sayTemplateRefusal } from '#contract/messaging/template-refusals.ts'
import { valueProblemsOf } from '#contract/messaging/template-rules.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useSendText } from './texts.ts'

/** A template and its values, in the order of its variables. */
interface Filled {
  template: Template
  values: string[]
}

/** Usual names of the variable for the customer's own name. */
const NAMES = /^(customer_|client_|contact_|cliente_)?(first_?name|name|nombre|customer|cliente|client)$/i

/** The chosen template and its values; missing ones are reported only on send. */
export function useFill(templates: Template[], customer: string, send: (filled: Filled) => Promise<void>) {
  const t = useSendText()
  const language = useLanguage()
  const [id, setId] = useState<string>()
  const [values, setValues] = useState<string[]>([])
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<unknown>()
  const template = templates.find((one) => one.id === id)
  const problems = template ? valueProblemsOf(template.variables, values) : {}
  const said = refused instanceof ApiError ? refused.fields : {}

  /** Does something with it, and throws why not; false if something is missing, which the form says. */
  async function withFilled(deed: (filled: Filled) => Promise<void>): Promise<boolean> {
    setTried(true)
    setRefused(undefined)
    if (!template || Object.keys(problems).length > 0) return false
    await deed({ template, values })
    return true
  }

  return {
    template,
    values,
    submit: () => withFilled(send).catch(setRefused),
    with: withFilled,
    refuse: setRefused,
    choose(next: Template) {
      setId(next.id)
      setTried(false)
      setRefused(undefined)
      setValues(next.variables.map((name) => (NAMES.test(name) ? firstName(customer) : '')))
    },
    write: (index: number, value: string) => setValues((known) => known.with(index, value)),
    errorOf(field: string) {
      if (field === 'template') return isTried && !template ? t('choose_hint') : undefined
      const problem = problems[field]
      return isTried && problem ? sayTemplateRefusal(problem, language) : said[field]
    },
    error: refused && Object.keys(said).length === 0 ? errorText(refused, t('send_failed')) : undefined,
  }
}

/** A customer known only by number has no first name. */
const firstName = (name: string) => (/\p{L}/u.test(name) ? (name.trim().split(/\s+/)[0] ?? '') : '')
