import { useState } from 'react'
import type { WholeContact } from '#contract/customers/contact.ts'
import type { MergedField } from '#contract/customers/merge-facts.ts'
import { useContact } from '../../../data/contacts.ts'
import { mergeContacts } from '../../../data/merges.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { differingFields } from './differing-fields.ts'
import { useMergeText } from './texts.ts'

/** Two contacts side by side, whose values stay, and their merge. The one that came in first stays, under its id. */
export function useMerge(ids: readonly [string, string], onDone: (id: string) => void) {
  const t = useMergeText()
  const [one, other] = [useContact(ids[0]), useContact(ids[1])]
  const [chosen, choose] = useState<Partial<Record<MergedField, string>>>({})
  const [failure, setFailure] = useState<string>()
  const pair = one.data && other.data ? inOrder(one.data, other.data) : undefined
  const fields = pair ? differingFields(pair) : []
  const keptOf = (field: MergedField) => chosen[field] ?? pair?.[0].id

  async function merge() {
    if (!pair) return
    setFailure(undefined)
    try {
      const keep = Object.fromEntries(fields.map((field) => [field, keptOf(field) ?? '']))
      await mergeContacts(pair[0].id, { with: pair[1].id, keep })
      toaster.create({ type: 'success', title: t('merged', { name: phoneText(pair[0].display_name) }) })
      onDone(pair[0].id)
    } catch (error) {
      setFailure(errorText(error, t('merge_failed')))
    }
  }
  return {
    ...{ pair, fields, keptOf, merge, failure },
    error: one.error ?? other.error,
    retry: () => Promise.all([one.mutate(), other.mutate()]),
    choose: (field: MergedField, id: string) => choose({ ...chosen, [field]: id }),
  }
}

const inOrder = (one: WholeContact, other: WholeContact) =>
  one.created_at <= other.created_at ? ([one, other] as const) : ([other, one] as const)
