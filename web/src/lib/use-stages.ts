import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { STAGES_IN_SPANISH } from '#contract/customers/names-in-spanish.ts'
import { pipeline } from '#contract/customers/pipeline.ts'
import { DEFAULT_STAGES, type Stage } from '#contract/customers/stages.ts'
import type { Language } from '#contract/language.ts'
import { useLanguage } from './language/language.ts'
import { useLive } from './realtime.ts'
import { isRow } from './row-key.ts'
import { useRow } from './use-row.ts'

/** The dealership's stages in the order of its board, called as the reader says it; one that was renamed by its own name. */
export function useStages() {
  const language = useLanguage()
  const { data } = useRow(pipeline.stages, {})
  return useMemo(() => {
    const stages = (data?.data ?? []).map((stage) => ({ ...stage, name: nameIn(language, stage) }))
    const byId = new Map(stages.map((stage) => [stage.id, stage]))
    return { stages, nameOf: (id: string) => byId.get(id)?.name ?? id }
  }, [data, language])
}

function nameIn(language: Language, { id, name }: Stage): string {
  const known = DEFAULT_STAGES.find((stage) => stage.id === id && stage.name === name)
  return known && language === 'es' ? STAGES_IN_SPANISH[known.id] : name
}

/** Keeps them fresh by push: a page that shows them, once. */
export function useLiveStages() {
  const { mutate } = useSWRConfig()
  useLive(({ changed }) => {
    if (changed === 'stages') void mutate(isRow(pipeline.stages))
  })
}
