import { useState } from 'react'
import { useContact } from '../../../data/contacts.ts'
import { useDeal } from '../../../data/deals.ts'
import { mergeContacts, undoMerge } from '../../../data/merges.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useUndo } from '../../../parts/use-undo.ts'
import type { Candidate } from './differing-fields.ts'
import { useMergeText } from './texts.ts'
import { useDifferences } from './use-differences.ts'

/** Two contacts side by side, whose values stay, and their merge. The one that came in first stays, under its id. */
export function useMerge(ids: readonly [string, string], onDone: (id: string) => void) {
  const t = useMergeText()
  const [one, other] = [useCandidate(ids[0]), useCandidate(ids[1])]
  const differing = useDifferences()
  const [chosen, choose] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string>()
  const offerUndo = useUndo()
  const both = one.data && other.data ? inOrder(one.data, other.data) : undefined
  const fields = both && differing.differencesOf(both)
  const pair = both && fields ? ([both[0].contact, both[1].contact] as const) : undefined
  const keptOf = (field: string) => chosen[field] ?? pair?.[0].id

  async function merge() {
    if (!pair || !fields) return
    setFailure(undefined)
    try {
      const keep = Object.fromEntries(fields.map(({ name }) => [name, keptOf(name) ?? '']))
      const { merge: made } = await mergeContacts(pair[0].id, { with: pair[1].id, keep })
      offerUndo(t('merged', { name: phoneText(pair[0].display_name) }), () => undoMerge(made.id))
      onDone(pair[0].id)
    } catch (error) {
      setFailure(errorText(error, t('merge_failed')))
    }
  }
  return {
    pair,
    fields: fields ?? [],
    keptOf,
    merge,
    failure,
    error: one.error ?? other.error ?? differing.error,
    retry: () => Promise.all([one.retry(), other.retry(), differing.retry()]),
    choose: (field: string, id: string) => choose({ ...chosen, [field]: id }),
  }
}

/** A contact with its deal. */
function useCandidate(id: string) {
  const [contact, deal] = [useContact(id), useDeal(id)]
  const data = contact.data && deal.data ? { contact: contact.data, deal: deal.data.deal } : undefined
  return {
    data,
    error: contact.error ?? deal.error,
    retry: () => Promise.all([contact.mutate(), deal.mutate()]),
  }
}

const inOrder = (one: Candidate, other: Candidate) =>
  one.contact.created_at <= other.contact.created_at ? ([one, other] as const) : ([other, one] as const)
