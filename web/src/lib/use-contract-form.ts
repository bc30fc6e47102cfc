import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormRegister,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { reported, sayIssue } from '#contract/field-words.ts'
import { useLanguage } from './language/language.ts'

type Words<Values> = { [Field in keyof Values]?: string }

interface ContractForm<Values extends FieldValues> {
  /** What the contract says of the call's body; the form may hold more. */
  schema: z.ZodMiniType
  /** What is sent of it, where that is not the fields as they are written. */
  bodyOf?: (values: Values) => unknown
  /** What to say of a field that may not be left empty, in words of its own. */
  empty?: Words<Values>
  /** Words of the form's own for what the contract refuses. */
  say?: (issue: z.core.$ZodIssue) => string | undefined
  /** What may not be left empty, whatever the contract says, and what is then said of the whole, if anything. */
  needed?: { fields: (keyof Values & string)[] | ((values: Values) => (keyof Values & string)[]); words?: string }
  /** What only the server checks else, so that all that is wrong is said at once. */
  also?: (values: Values) => Words<Values>
  defaultValues?: DefaultValues<Values>
  /** Followed as they change, but for what somebody has written. */
  values?: Values
}

/**
 * A form that the contract's schema checks when it is sent: what is wrong stands at its field, until something is
 * written there; what the person can't see or change is the form's `root`.
 */
export function useContractForm<Values extends FieldValues>(options: ContractForm<Values>) {
  const { schema, bodyOf, empty, say, needed, also, ...more } = options
  const language = useLanguage()
  const resolver: Resolver<Values> = (values, _, { fields: shown }) => {
    const parsed = schema.safeParse(bodyOf?.(values) ?? values, reported)
    const errors: Record<string, { type: string; message: string }> = {}
    for (const issue of parsed.error?.issues ?? []) {
      const field = String(issue.path[0])
      const message = (isEmpty(values[field]) && empty?.[field]) || say?.(issue) || sayIssue(issue, language)
      errors[field in shown ? field : 'root'] ??= { type: issue.code, message }
    }
    const fields = typeof needed?.fields === 'function' ? needed.fields(values) : (needed?.fields ?? [])
    for (const field of fields.filter((name) => isEmpty(values[name]))) {
      errors[field] ??= { type: 'needed', message: empty?.[field] ?? '' }
      if (needed?.words) errors.root = { type: 'needed', message: needed.words }
    }
    for (const [field, message] of Object.entries(also?.(values) ?? {}))
      if (message) errors[field] ??= { type: 'also', message }
    return Object.keys(errors).length > 0
      ? { values: {}, errors: errors as FieldErrors<Values> }
      : { values, errors: {} }
  }
  const form = useForm<Values>({
    ...more,
    resetOptions: { keepDirtyValues: true },
    resolver,
    // Nothing is held against what is still being written.
    reValidateMode: 'onSubmit',
  })
  const register: UseFormRegister<Values> = (name, options) => {
    const onChange = (event: unknown) => {
      form.clearErrors(name)
      return options?.onChange?.(event)
    }
    return form.register(name, { ...options, onChange } as typeof options)
  }
  return { ...form, register }
}

const isEmpty = (value: unknown) => String(value ?? '').trim() === ''
