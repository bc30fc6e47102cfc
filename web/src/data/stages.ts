import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { stageNameIn } from '#contract/customers/names-in-spanish.ts'
import { pipeline } from '#contract/customers/pipeline.ts'
import { useLanguage } from '../lib/language/language.ts'
import { useLive } from '../lib/realtime.ts'
import { isRow } from '../lib/row-key.ts'
import { useRow } from '../lib/use-row.ts'

/** The dealership's stages in the order of its board, called as the reader says it; one that was renamed by its own name. */
export function useStages() {
  const language = useLanguage()
  const { data } = useRow(pipeline.stages, {})
  return useMemo(() => {
    const stages = (data?.data ?? []).map((stage) => ({ ...stage, name: stageNameIn(language, stage) }))
    const byId = new Map(stages.map((stage) => [stage.id, stage]))
    // Until they are read, none is known to be deleted.
    const nameOf = (id: string) => byId.get(id)?.name ?? (data ? id : '')
    return { stages, isKnown: data !== undefined, nameOf }
  }, [data, language])
}

/** Keeps them fresh by push: a page that shows them, once. */
export function useLiveStages() {
  const { mutate } = useSWRConfig()
  useLive(({ changed }) => {
    if (changed === 'stages') void mutate(isRow(pipeline.stages))
  })
}
