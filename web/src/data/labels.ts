import { useMemo } from 'react'
import { DEFAULT_LABELS, labels as rows } from '#contract/customers/labels.ts'
import { labelNameIn } from '#contract/customers/names-in-spanish.ts'
import type { StageColor } from '#contract/customers/stages.ts'
import { call } from '../lib/client.ts'
import { useLanguage } from '../lib/language/language.ts'
import { thenRead } from '../lib/read-again.ts'
import { useReadOn } from '../lib/use-read-on.ts'
import { useRow } from '../lib/use-row.ts'

/** Until the labels are read, the ones that every dealership has. */
const DEFAULTS = DEFAULT_LABELS.map((label) => ({ ...label, is_default: true }))

/** The dealership's labels; contacts store a label's `name`, and `nameOf` returns its display name. */
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

/** Keeps them fresh by push: once, in a page that shows them. */
export const useLiveLabels = () => useReadOn('labels', [rows.list])

type Written = { name: string; color: StageColor }
export const createLabel = (body: Written) => thenRead(call(rows.create, { body }), rows.list)
export const updateLabel = (id: string, body: Written) =>
  thenRead(call(rows.update, { params: { id }, body }), rows.list)
export const removeLabel = (id: string) => thenRead(call(rows.remove, { params: { id } }), rows.list)
