import type { Board } from '../../data/board/board-state.ts'
import { useStages } from '../../data/stages.ts'
import { usePipelineText } from './texts.ts'

/** The board's columns: the stages, and what is left in one that was deleted; undefined until the stages are read. */
export function useBoardStages(board: Board = {}) {
  const t = usePipelineText()
  const { stages, isKnown } = useStages()
  if (!isKnown) return undefined
  const left = Object.keys(board).filter(
    (id) => !stages.some((stage) => stage.id === id) && (board[id]?.cards.length ?? 0) > 0,
  )
  return [
    ...stages.map(({ id, name, color }) => ({ id, name, color: color as string })),
    ...left.map((id) => ({ id, name: `${t('unknown_stage')}: ${id.replaceAll('_', ' ')}`, color: 'gray' })),
  ]
}
