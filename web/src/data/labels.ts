import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { DEFAULT_LABELS, labels as rows } from '#contract/customers/labels.ts'
import { labelNameIn } from '#contract/customers/names-in-spanish.ts'
import { useLanguage } from '../lib/language/language.ts'
import { useLive } from '../lib/realtime.ts'
import { isRow } from '../lib/row-key.ts'
import { useRow } from '../lib/use-row.ts'

/** Until they are read, those that every dealership has. */
const DEFAULTS = DEFAULT_LABELS.map((label) => ({ ...label, is_default: true }))

/** The dealership's labels; what a contact bears is a label's `name`, what a person reads is `nameOf` it. */
export function useLabels() {
  const language = useLanguage()
  const { data, isLoading } = useRow(rows.list, {})
  return useMemo(() => {
    const labels = data?.data ?? DEFAULTS
    const byName = new Map(labels.map((label) => [label.name, label]))
    return {
      labels,
      isLoading: isLoading && !data,
      nameOf: (name: string) => labelNameIn(language, name),
      colorOf: (name: string) => byName.get(name)?.color ?? 'gray',
    }
  }, [data, isLoading, language])
}

/** Keeps them fresh by push: a page that shows them, once. */
export function useLiveLabels() {
  const { mutate } = useSWRConfig()
  useLive(({ changed }) => {
    if (changed === 'labels') void mutate(isRow(rows.list))
  })
}
