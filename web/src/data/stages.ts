import { useMemo } from 'react'
import { stageNameIn } from '#contract/customers/names-in-spanish.ts'
import { pipeline } from '#contract/customers/pipeline.ts'
import type { StageColor } from '#contract/customers/stages.ts'
import { foldText } from '#contract/fold-text.ts'
import { call } from '../lib/client.ts'
import { useLanguage } from '../lib/language/language.ts'
import { thenRead } from '../lib/read-again.ts'
import { useReadOn } from '../lib/use-read-on.ts'
import { useRow } from '../lib/use-row.ts'
import { nameApart } from './name-apart.ts'

/** The dealership's stages in board order, named in the reader's language; a renamed one by its own name. */
export function useStages() {
  const language = useLanguage()
  const { data } = useRow(pipeline.stages, {})
  return useMemo(() => {
    const stages = nameApart((data?.data ?? []).map((stage) => ({ ...stage, name: stageNameIn(language, stage) })))
    const byId = new Map(stages.map((stage) => [stage.id, stage]))
    // Until the stages are read, none is known to be deleted.
    const nameOf = (id: string) => byId.get(id)?.name ?? (data ? id : '')
    return { stages, isKnown: data !== undefined, nameOf }
  }, [data, language])
}

/** Returns a check for another stage with this name, ignoring spelling, in the dealership's or the reader's words. */
export function useIsStageTaken() {
  const { data } = useRow(pipeline.stages, {})
  const language = useLanguage()
  return (name: string, id?: string) =>
    (data?.data ?? []).some(
      (stage) =>
        stage.id !== id && [stage.name, stageNameIn(language, stage)].some((one) => foldText(one) === foldText(name)),
    )
}

/** Keeps them fresh by push: once, in a page that shows them. */
export const useLiveStages = () => useReadOn('stages', [pipeline.stages])

export const createStage = (body: { name: string; color: StageColor }) =>
  thenRead(call(pipeline.createStage, { body }), pipeline.stages)
export const updateStage = (id: string, body: { name?: string; color?: StageColor }) =>
  thenRead(call(pipeline.updateStage, { params: { id }, body }), pipeline.stages)
export const removeStage = (id: string, move_to: string) =>
  thenRead(call(pipeline.removeStage, { params: { id }, body: { move_to } }), pipeline.stages)
