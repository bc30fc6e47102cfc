import { DEFAULT_STAGES, type Stage } from '#contract/customers/stages.ts'
import { foldText } from '#contract/fold-text.ts'
import type { PipelineItem } from './entity.ts'

/** All stages of a dealership, in the order of its board. */
export const stagesOf = ({ own }: Pick<PipelineItem, 'own'>): Stage[] => [
  ...DEFAULT_STAGES.map((stage) => ({ ...stage, is_default: true })),
  ...own.map((stage) => ({ ...stage, is_default: false })),
]

/** True if another stage has this name, ignoring case and accents; one being deleted counts. */
export const isTaken = (seen: Pick<PipelineItem, 'own' | 'leaving'>, name: string, id?: string) =>
  [...stagesOf(seen), ...seen.leaving].some((stage) => stage.id !== id && foldText(stage.name) === foldText(name))

export const isDefault = (id: string) => DEFAULT_STAGES.some((stage) => stage.id === id)

/**
 * The id that a name gives (S1 §3), with `_2` behind it where it is taken. None has a `#`, which stands between a stage
 * and a place; what begins with an underscore is no stage where stages are keys of an answer.
 */
export function stageIdOf(name: string, taken: string[]): string {
  const id =
    name
      .toLowerCase()
      .replace(/[\s#]+/g, '_')
      .replace(/^_+/, '') || 'stage'
  for (let n = 2, free = id; ; n++) {
    if (!taken.includes(free)) return free
    free = `${id}_${n}`
  }
}
