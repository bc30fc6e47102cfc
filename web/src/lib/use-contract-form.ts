import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormRegister,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { issueText } from './language/error-text.ts'

type Words<Values> = { [Field in keyof Values]?: string }

interface ContractForm<Values extends FieldValues> {
  /** What the contract says of the call's body; the form may hold more. */
  schema: z.ZodMiniType
  /** What is sent of it, where that is not the fields as they are written. */
  bodyOf?: (values: Values) => unknown
  /** What to say of a field that may not be left empty, in words of its own. */
  empty?: Words<Values>
  /** What to say of the whole where one of these fields was left empty. */
  needed?: { fields: (keyof Values)[]; words: string }
  defaultValues?: DefaultValues<Values>
  /** Followed as they change, but for what somebody has written. */
  values?: Values
}

/**
 * A form that the contract's schema checks when it is sent: what is wrong stands at its field, until something is
 * written there; what the person can't see or change is the form's `root`.
 */
export function useContractForm<Values extends FieldValues>(options: ContractForm<Values>) {
  const { schema, bodyOf, empty, needed, ...more } = options
  const resolver: Resolver<Values> = (values, _, { fields }) => {
    const parsed = schema.safeParse(bodyOf?.(values) ?? values)
    if (parsed.success) return { values, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const issue of parsed.error.issues) {
      const field = String(issue.path[0])
      const message = (isEmpty(values[field]) && empty?.[field]) || issueText(issue)
      errors[field in fields ? field : 'root'] ??= { type: issue.code, message }
    }
    if (needed?.fields.some((field) => isEmpty(values[field]))) errors.root = { type: 'needed', message: needed.words }
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
  const form = useForm<Values>({
    ...more,
    resetOptions: { keepDirtyValues: true },
    resolver,
    // Nothing is held against what is still being written.
    reValidateMode: 'onSubmit',
  })
  const register: UseFormRegister<Values> = (name, options) =>
    form.register(name, { ...options, onChange: () => form.clearErrors(name) } as typeof options)
  return { ...form, register }
}

const isEmpty = (value: unknown) => String(value ?? '').trim() === ''
