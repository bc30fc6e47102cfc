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
  /** The contract's schema of the call's body; the form may have more fields. */
  schema: z.ZodMiniType
  /** Builds the body, if it is not just the form's fields. */
  bodyOf?: (values: Values) => unknown
  /** Custom messages for required fields that are empty. */
  empty?: Words<Values>
  /** Custom messages for what the contract refuses. */
  say?: (issue: z.core.$ZodIssue) => string | undefined
  /** Fields required regardless of the contract, and a message for the whole form, if any. */
  needed?: { fields: (keyof Values & string)[] | ((values: Values) => (keyof Values & string)[]); words?: string }
  /** Checks otherwise done only by the server, so that all errors are shown at once. */
  also?: (values: Values) => Words<Values>
  defaultValues?: DefaultValues<Values>
  /** Updates the form as they change, except fields that the user has edited. */
  values?: Values
}

/**
 * A form validated by the contract's schema on submit: each error is shown at its field until the field is edited;
 * errors in fields the person can't see or change are the form's `root`.
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
    // No errors while the user is still typing.
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
